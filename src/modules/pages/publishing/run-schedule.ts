import type { Payload, PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload';
import type { Failure } from '@/lib/result';
import { invalidFields } from '@/lib/failures';
import { takenSlug } from '../data/check-slug';
import { lockPage, type LockedPage } from '../data/lock-page';
import { publishPage } from './publish-page';
import { pageRefusal } from '../document/refusal';
import { takeOffline } from './take-offline';
import { isSomeDue, lockDue, writeSchedule } from '../data/schedule';

/**
 * Publishes one page whose time has come, or takes it offline, and answers whether there was one. The page is taken and
 * written in one transaction, which takes its time off as well: of several processes one does it, and does it once. A
 * page that cannot be published or taken offline is left as it is, without that time; the log says why.
 */
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

/** The earlier of the two times first; what follows is due again at once. As the system: an editor set the times. */
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

/** Which of its times comes first. */
const isToAppear = ({ publishAt, unpublishAt }: Times): boolean =>
  publishAt !== null && (unpublishAt === null || publishAt <= unpublishAt);

const without = (time: keyof Times, { publishAt, unpublishAt }: Times) => ({
  publishAt: publishAt?.toISOString() ?? null,
  unpublishAt: unpublishAt?.toISOString() ?? null,
  [time]: null,
});

async function giveUp(req: PayloadRequest, session: Session, seen: LockedPage, refused: Failure): Promise<void> {
  const page = await lockPage(session, seen.id);
  const time = isToAppear(seen) ? 'publishAt' : 'unpublishAt';
  if (!page || page[time]?.getTime() !== seen[time]?.getTime()) return;
  const fields = Object.entries(refused.fieldErrors ?? {}).map(
    ([field, messages]) => `${field}: ${messages.join(' ')}`,
  );
  const reason = [refused.message, ...fields].join(' ');
  log.warn({ page: page.id, reason, time }, 'A page’s schedule was not kept.');
  await writeSchedule(session, page.id, without(time, page));
  await recordActivity(
    req,
    'page.schedule-failed',
    { type: 'pages', id: page.id, name: page.title },
    { before: { [time]: page[time] }, after: { reason } },
  );
}
