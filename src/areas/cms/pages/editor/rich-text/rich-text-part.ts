import { lazyPart } from '@/ui/lazy-part';

/** The editor of rich texts, which brings Lexical. */
export const richTextPart = lazyPart(() => import('./RichTextEditor'));
