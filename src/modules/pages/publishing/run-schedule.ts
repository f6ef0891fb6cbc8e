import type { Payload, PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { log } from '@/lib/log';
import { queueMail } from '@/lib/mail/queue';
import { localRequest } from '@/lib/payload/local-request';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import type { Failure } from '@/lib/result';
import { invalidFields } from '@/lib/failures';
import { takenSlug } from '../data/check-slug';
import { lockPage, type LockedPage } from '../data/lock-page';
import { publishPage } from './publish-page';
import { pageRefusal, reasonOf } from '../document/refusal';
import { takeOffline } from './take-offline';
import { isSomeDue, lockDue, writeSchedule } from '../data/schedule';
import { findScheduler, storeFailure } from '../data/schedule-failures';

/** True if one was due. Takes the time off in the same transaction; a refused page is tried once more later. */
export async function runSchedule(payload: Payload): Promise<boolean> {
  if (!(await isSomeDue(payload))) return false;
  const req = await localRequest(payload);
  let taken: LockedPage | undefined;
  try {
    await inTransaction(req, async (session) => {
      taken = await claimDuePage(session);
      if (taken) await followSchedule(req, session, taken);
    });
  } catch (error) {
    const refused = pageRefusal(error, 'A page’s schedule was not kept');
    if (!taken || refused.code === 'unavailable') throw error;
    const page = taken;
    await inTransaction(req, (session) => giveUp(req, session, page, refused));
  }
  return taken !== undefined;
}

async function claimDuePage(session: Session): Promise<LockedPage | undefined> {
  const id = await lockDue(session);
  return id ? lockPage(session, id) : undefined;
}

/** The earlier time first; what follows is due at once. As the system: an editor set the times. */
async function followSchedule(req: PayloadRequest, session: Session, page: LockedPage): Promise<void> {
  if (isToAppear(page)) {
    const taken = await takenSlug(session, page.slug, page.id);
    if (taken) await giveUp(req, session, page, invalidFields(taken));
    else await publishPage(req, { page, overrideAccess: true });
  } else if (page.isPublished) {
    await takeOffline(req, session, { page, overrideAccess: true });
  } else {
    await writeSchedule(session, page.id, without('unpublishAt', page));
  }
}

type Times = Pick<LockedPage, 'publishAt' | 'unpublishAt'>;

const isToAppear = ({ publishAt, unpublishAt }: Times): boolean =>
  publishAt !== null && (unpublishAt === null || publishAt <= unpublishAt);

const without = (time: keyof Times, { publishAt, unpublishAt }: Times) => ({
  publishAt: publishAt?.toISOString() ?? null,
  unpublishAt: unpublishAt?.toISOString() ?? null,
  [time]: null,
});

/** Time for the notified editor to correct the page before the second try. */
const RETRY_MINUTES = 15;

/** Postpones the time once, unless the page goes offline before, then drops it; notifies staff and editor. */
async function giveUp(req: PayloadRequest, session: Session, seen: LockedPage, refused: Failure): Promise<void> {
  const page = await lockPage(session, seen.id);
  const time = isToAppear(seen) ? 'publishAt' : 'unpublishAt';
  const due = page?.[time];
  if (!page || !due || due.getTime() !== seen[time]?.getTime()) return;
  const scheduler = await findScheduler(session, page.id);
  const isSecond = scheduler?.retryAt?.getTime() === due.getTime();
  const retryAt = isSecond ? null : retryTime(page, time);
  const plannedAt = (isSecond ? scheduler.plannedAt : null) ?? due;
  const reason = reasonOf(refused);
  log.warn({ page: page.id, reason, time, retryAt }, 'A page’s schedule was not kept.');
  await writeSchedule(session, page.id, { ...without(time, page), [time]: retryAt?.toISOString() ?? null });
  await storeFailure(session, page.id, { time, plannedAt, reason, retryAt });
  await recordActivity(
    req,
    'page.schedule-failed',
    { type: 'pages', id: page.id, name: page.title },
    { before: { [time]: due }, after: { reason, ...(retryAt && { [time]: retryAt }) } },
  );
  await tellOfFailure(session, { page, time, plannedAt, reason, retryAt, email: scheduler?.email });
}

function retryTime({ unpublishAt }: Times, time: keyof Times): Date | null {
  const retryAt = new Date(Date.now() + RETRY_MINUTES * 60_000);
  return time === 'publishAt' && unpublishAt !== null && unpublishAt <= retryAt ? null : retryAt;
}

type FailureNotice = {
  page: LockedPage;
  time: keyof Times;
  plannedAt: Date;
  reason: string;
  retryAt: Date | null;
  email: string | null | undefined;
};

async function tellOfFailure(
  session: Session,
  { page, time, plannedAt, reason, retryAt, email }: FailureNotice,
): Promise<void> {
  const verb = time === 'publishAt' ? 'published' : 'unpublished';
  const title = `“${page.title}” was not ${verb} as scheduled`;
  await notifyStaff(session, { kind: 'system', title, body: reason, href: `/cms/pages/${page.id}` });
  if (!email) return;
  const data = { pageId: page.id, title, reason, plannedAt: plannedAt.toISOString(), retryAt: retryAt?.toISOString() };
  await queueMail(session, [{ to: email, template: 'page-schedule-failed', data }]);
}
