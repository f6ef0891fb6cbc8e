import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/http/throttle';
import { EMAIL_INTERVAL_MS } from '@/modules/team/size-requests/size-request';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { createLinks, lockDue, markReminded } from './data/size-links';
import { lockIsOpen } from './data/size-requests';

const byTeam = createThrottle('size-emails.team', { points: 20, seconds: 60 * 60 });
/** A parent or coach may receive the links of several players, within this limit. */
const byMailbox = createMailboxThrottle('size-emails.mailbox', { points: 30, seconds: 24 * 60 * 60 });

type MailSizeLinks = { req: PayloadRequest; team: SignedTeam; id: string };
type Mailed = Result<{ sent: number }, 'not_found' | 'locked' | 'too_many_attempts'>;

/** Emails each player without an answer their own link: an invitation, then reminders, at most one an hour. */
export async function mailSizeLinks({ req, team, id }: MailSizeLinks): Promise<Mailed> {
  if (!(await byTeam.consume(team.id)).ok) {
    return failure('too_many_attempts', 'You have sent these links too often. Please try again in an hour.');
  }
  return inTransaction(req, async (session) => {
    const isOpen = await lockIsOpen(session, team.id, id);
    if (isOpen === undefined) return failure('not_found', 'Size form not found.');
    if (!isOpen) return failure('locked', 'This collection is closed. Reopen it to send links.');
    await createLinks(session, id);
    const due = await lockDue(session, id, EMAIL_INTERVAL_MS);
    const allowed = await Promise.all(due.map(async ({ email }) => (await byMailbox.consume(email)).ok));
    const mails = due
      .filter((_, index) => allowed[index])
      .map(({ id: reply, email, isReminder }) => ({
        to: email,
        template: 'size-link' as const,
        data: { reply, isReminder },
      }));
    await markReminded(
      session,
      mails.map(({ data }) => data.reply),
    );
    if (mails.length > 0) await queueMail(session, mails);
    return { ok: true, sent: mails.length };
  });
}
