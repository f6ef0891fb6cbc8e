import type { Message } from '@/domain/text/message';

/** The toast of what could not be done with a product. */
export const productFailed = (description: string): Message => ({
  title: '❌ Error',
  description,
  variant: 'destructive',
});
