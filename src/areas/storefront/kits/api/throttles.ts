import { mailboxOf } from '@/domain/text/mailbox';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';

/** A whole club may share one address: these limits are for programs, not for people. */
const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

const shown = (name: string, points: number, seconds: number) =>
  createThrottle(name, { points, seconds, shownAs: name });

const throttles = {
  look: shown('kit-designs.looks', 600, QUARTER_HOUR_S),
  /** Saves: the designer sends one after each pause. */
  save: shown('kit-designs.saves', 600, QUARTER_HOUR_S),
  /** Windows with an open design send one every four seconds. */
  here: shown('kit-designs.here', 6000, QUARTER_HOUR_S),
  create: shown('kit-designs.new', 60, HOUR_S),
  /** Logo uploads: each is decoded and encoded again. */
  logo: shown('kit-logos', 100, DAY_S),
  comment: shown('kit-designs.comments', 20, QUARTER_HOUR_S),
  mail: shown('kit-designs.mail', 10, HOUR_S),
  /** Beside the cost of what is checked: `modules/kits/check-garments`. */
  check: shown('kits.check', 600, QUARTER_HOUR_S),
  render: shown('kits.render', 600, 60),
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
