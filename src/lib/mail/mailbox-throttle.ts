import { mailboxOf } from '@/domain/text/mailbox';
import { createThrottle, type Throttle } from '@/lib/http/throttle';

/** Counts all addresses of one mailbox together. Use it wherever a visitor’s input makes us send an email. */
export function createMailboxThrottle(name: string, options: { points: number; seconds: number }): Throttle {
  const { consume, refund, reset } = createThrottle(name, options);
  return {
    consume: (email) => consume(mailboxOf(email)),
    refund: (email) => refund(mailboxOf(email)),
    reset: (email) => reset(mailboxOf(email)),
  };
}
