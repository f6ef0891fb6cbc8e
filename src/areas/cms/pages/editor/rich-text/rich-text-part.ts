import { lazyPart } from '@/ui/lazy-part';

export const richTextPart = lazyPart(() => import('./RichTextEditor'));
