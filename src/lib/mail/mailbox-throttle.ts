import { mailboxOf } from '@/domain/mailbox';
import { createThrottle, type Throttle } from '@/lib/throttle';

/**
 * As `createThrottle`, with email addresses for keys: all addresses of one mailbox share its points. Whatever lets
 * somebody have us write to an address they typed is bounded by one of these, whoever asks.
 */
export function createMailboxThrottle(name: string, options: { points: number; seconds: number }): Throttle {
  const { consume, refund, reset } = createThrottle(name, options);
  return {
    consume: (email) => consume(mailboxOf(email)),
    refund: (email) => refund(mailboxOf(email)),
    reset: (email) => reset(mailboxOf(email)),
  };
}
