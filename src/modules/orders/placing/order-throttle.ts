import { sharedInstance } from '@kitroom/front/shared-instance';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { failure, type Failure } from '@/lib/result';
import { createThrottle, type Throttle } from '@/lib/http/throttle';

const HOUR_S = 60 * 60;

/** A school or a club may sit behind one address. */
const byNetwork = createThrottle('orders.network', { points: 20, seconds: HOUR_S });
/** Each order is an email to an address that anyone may have typed. */
const byMailbox = createMailboxThrottle('orders.mailbox', { points: 10, seconds: 24 * HOUR_S });

type Sender = { network: string; email: string };
export type TooManyOrders = Failure<'too_many_attempts', { retryAfterSeconds: number }>;

export type Placed<Answer> = { answer: Answer; isNew: boolean };

/** Attempts under way in this process; Next loads this module for pages and for routes. */
const underWay = <Answer>() => sharedInstance('orders.under-way', () => new Map<string, Promise<Answer>>());

/** Counts from the start; stays counted if new. The same `attempt` (the order’s whole content) waits for the first. */
export function countOrder<Answer>(
  sender: Sender,
  attempt: string,
  place: () => Promise<Placed<Answer>>,
): Promise<Answer | TooManyOrders> {
  const flights = underWay<Answer | TooManyOrders>();
  const flight = flights.get(attempt) ?? counted(sender, place).finally(() => flights.delete(attempt));
  flights.set(attempt, flight);
  return flight;
}

async function counted<Answer>(
  { network, email }: Sender,
  place: () => Promise<Placed<Answer>>,
): Promise<Answer | TooManyOrders> {
  // One after the other: a network that is shut out must not go on shutting out mailboxes.
  const ofNetwork = await take(byNetwork, network);
  if (!ofNetwork.ok) return tooMany('Too many orders came from your network.', ofNetwork.retryAfterSeconds);
  let isNew = false;
  try {
    const ofMailbox = await take(byMailbox, email);
    if (!ofMailbox.ok) return tooMany('Too many orders came with this email address.', ofMailbox.retryAfterSeconds);
    try {
      const placed = await place();
      ({ isNew } = placed);
      return placed.answer;
    } finally {
      if (!isNew) await byMailbox.refund(email);
    }
  } finally {
    if (!isNew) await byNetwork.refund(network);
  }
}

/** As `consume`, but a refusal does not count. */
async function take(throttle: Throttle, key: string): ReturnType<Throttle['consume']> {
  const taken = await throttle.consume(key);
  if (!taken.ok) await throttle.refund(key);
  return taken;
}

function tooMany(what: string, retryAfterSeconds: number): TooManyOrders {
  const message = `${what} Please try again in ${inWords(retryAfterSeconds)}, or get in touch with us.`;
  return failure('too_many_attempts', message, { retryAfterSeconds });
}

/** '1 minute', '59 minutes', '2 hours': never too short. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
