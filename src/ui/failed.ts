import type { Message } from '@/domain/text/message';

/** Prescribed text (docs/product.md, Words). */
export const failed = (description: string): Message => ({ title: '❌ Error', description, variant: 'destructive' });

export const NO_ANSWER = 'The server did not respond. Please try again.';

export const CONNECTION_FAILED = failed(NO_ANSWER);
