import { mailboxOf } from '@/domain/text/mailbox';
import { createThrottle, type Throttle } from '@/lib/http/throttle';

/**
 * As `createThrottle`, keyed by email address: all addresses of one mailbox share its points. Use one wherever a
 * visitor can make us write to an address they typed.
 */
export function createMailboxThrottle(name: string, options: { points: number; seconds: number }): Throttle {
  const { consume, refund, reset } = createThrottle(name, options);
  return {
    consume: (email) => consume(mailboxOf(email)),
    refund: (email) => refund(mailboxOf(email)),
    reset: (email) => reset(mailboxOf(email)),
  };
}
