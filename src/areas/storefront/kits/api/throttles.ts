import { mailboxOf } from '@/domain/text/mailbox';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';

/** A whole club may share one address: these limits are for programs, not for people. */
const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

const throttles = {
  look: createThrottle('kit-designs.looks', { points: 600, seconds: QUARTER_HOUR_S }),
  /** Saves: the designer sends one after each pause. */
  save: createThrottle('kit-designs.saves', { points: 600, seconds: QUARTER_HOUR_S }),
  /** Windows with an open design send one every four seconds. */
  here: createThrottle('kit-designs.here', { points: 6000, seconds: QUARTER_HOUR_S }),
  create: createThrottle('kit-designs.new', { points: 60, seconds: HOUR_S }),
  /** Logo uploads: each is decoded and encoded again. */
  logo: createThrottle('kit-logos', { points: 100, seconds: DAY_S }),
  comment: createThrottle('kit-designs.comments', { points: 20, seconds: QUARTER_HOUR_S }),
  mail: createThrottle('kit-designs.mail', { points: 10, seconds: HOUR_S }),
  /** Beside the cost of what is checked: `modules/kits/check-garments`. */
  check: createThrottle('kits.check', { points: 600, seconds: QUARTER_HOUR_S }),
  render: createThrottle('kits.render', { points: 600, seconds: 60 }),
};

/** Fewer from one network, so that a stranger cannot use up the owner’s. */
const byMailboxAndNetwork = createThrottle('kit-designs.mailbox-network', { points: 3, seconds: DAY_S });
const byMailbox = createMailboxThrottle('kit-designs.mailbox', { points: 10, seconds: DAY_S });

type Allowed = Result<object, 'too_many'>;

export async function allow(what: keyof typeof throttles, key: string, points = 1): Promise<Allowed> {
  const turn = await throttles[what].consume(key, points);
  if (turn.ok) return turn;
  const { retryAfterSeconds } = turn;
  return failure('too_many', 'Too many requests came from your network. Please try again later.', {
    retryAfterSeconds,
  });
}

export async function allowMailTo(email: string, network: string): Promise<boolean> {
  return (
    (await byMailboxAndNetwork.consume(`${mailboxOf(email)} ${network}`)).ok && (await byMailbox.consume(email)).ok
  );
}
