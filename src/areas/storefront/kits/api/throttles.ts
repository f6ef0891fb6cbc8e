import { mailboxOf } from '@/domain/text/mailbox';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';

/** A whole club may sit behind one address: these limits are for programs, not for people. */
const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

const throttles = {
  /** Designs that are opened, by key or share link. */
  look: createThrottle('kit-designs.looks', { points: 600, seconds: QUARTER_HOUR_S }),
  /** Saves: a designer that saves by itself sends one after a pause. */
  save: createThrottle('kit-designs.saves', { points: 600, seconds: QUARTER_HOUR_S }),
  /** Windows that have a design open tell so every four seconds. */
  here: createThrottle('kit-designs.here', { points: 6000, seconds: QUARTER_HOUR_S }),
  /** New designs of strangers, which stay. */
  create: createThrottle('kit-designs.new', { points: 60, seconds: HOUR_S }),
  /** Pictures of logos: each is read and written anew. */
  logo: createThrottle('kit-logos', { points: 100, seconds: DAY_S }),
  comment: createThrottle('kit-designs.comments', { points: 20, seconds: QUARTER_HOUR_S }),
  mail: createThrottle('kit-designs.mail', { points: 10, seconds: HOUR_S }),
  /** Pictures; a PNG is several. */
  render: createThrottle('kits.render', { points: 600, seconds: 60 }),
};

/** From one network fewer, so that no stranger uses up its owner’s. */
const byMailboxAndNetwork = createThrottle('kit-designs.mailbox-network', { points: 3, seconds: DAY_S });
const byMailbox = createMailboxThrottle('kit-designs.mailbox', { points: 10, seconds: DAY_S });

type Allowed = Result<object, 'too_many'>;

/** Whether whoever this key stands for may do so once more. */
export async function allow(what: keyof typeof throttles, key: string, points = 1): Promise<Allowed> {
  const turn = await throttles[what].consume(key, points);
  if (turn.ok) return turn;
  const { retryAfterSeconds } = turn;
  return failure('too_many', 'Too many requests came from your network. Please try again later.', {
    retryAfterSeconds,
  });
}

/** Whether an email may go to an address that was typed in this network. */
export async function allowMailTo(email: string, network: string): Promise<boolean> {
  return (
    (await byMailboxAndNetwork.consume(`${mailboxOf(email)} ${network}`)).ok && (await byMailbox.consume(email)).ok
  );
}
