import type { Message } from '@/domain/text/message';

/** Error toast of staff screens (docs/product.md, Words). */
export const failed = (description: string): Message => ({ title: '❌ Error', description, variant: 'destructive' });

/** Message if the server does not respond. */
export const NO_ANSWER = 'The server did not respond. Please try again.';

export const CONNECTION_FAILED = failed(NO_ANSWER);
