import type { Message } from '@/domain/text/message';

/** The toast of what failed, as screens of staff show it (docs/product.md, Words). */
export const failed = (description: string): Message => ({ title: '❌ Error', description, variant: 'destructive' });

/** What is said where the server does not answer. */
export const NO_ANSWER = 'The server did not respond. Please try again.';

export const CONNECTION_FAILED = failed(NO_ANSWER);
