import { failure, type Failure, type Success } from '@/lib/result';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { createThrottle, type Throttle } from '@/lib/throttle';

const HOUR_S = 60 * 60;

/** A school or a club may sit behind one address. */
const byNetwork = createThrottle('orders.network', { points: 20, seconds: HOUR_S });
/** Each order is an email to an address that anybody may have typed. */
const byMailbox = createMailboxThrottle('orders.mailbox', { points: 10, seconds: 24 * HOUR_S });

type Sender = { network: string; email: string };
export type TooManyOrders = Failure<'too_many_attempts', { retryAfterSeconds: number }>;

/** Whether one more order may come from there. */
export const mayOrder = (sender: Sender): Promise<Success | TooManyOrders> => ask(sender, 'peek');

/** Counts an order that stands. Of several at once it refuses those for which nothing is left. */
export const countOrder = (sender: Sender): Promise<Success | TooManyOrders> => ask(sender, 'consume');

/** One after the other: a network that is shut out must not go on shutting out mailboxes. */
async function ask({ network, email }: Sender, how: keyof Pick<Throttle, 'peek' | 'consume'>) {
  const ofNetwork = await byNetwork[how](network);
  if (!ofNetwork.ok) return tooMany('Too many orders came from your network.', ofNetwork.retryAfterSeconds);
  const ofMailbox = await byMailbox[how](email);
  if (!ofMailbox.ok) return tooMany('Too many orders came with this email address.', ofMailbox.retryAfterSeconds);
  return { ok: true } as const;
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
