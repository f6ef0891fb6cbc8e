import type { Message } from '@/domain/text/message';

export const LOADING_FAILED = {
  title: 'Designs not loaded',
  description: 'Your kit designs could not be loaded. Please try again.',
  variant: 'destructive',
} as const satisfies Message;
