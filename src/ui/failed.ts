import type { Message } from '@/domain/message';

/** The toast of what failed, in the form of spec §8. */
export const failed = (description: string): Message => ({ title: '❌ Error', description, variant: 'destructive' });

export const CONNECTION_FAILED = failed('The server did not answer. Please try again.');
