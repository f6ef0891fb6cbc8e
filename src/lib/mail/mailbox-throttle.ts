import { mailboxOf } from '@/domain/text/mailbox';
import { createThrottle, type Limit, type Throttle } from '@/lib/throttle';

/** Counts all addresses of one mailbox together. Use it wherever a visitor’s input makes us send an email. */
export function createMailboxThrottle(name: string, limit: Limit): Throttle {
  const { consume, refund, reset } = createThrottle(name, limit);
  return {
    consume: (email) => consume(mailboxOf(email)),
    refund: (email) => refund(mailboxOf(email)),
    reset: (email) => reset(mailboxOf(email)),
  };
}
