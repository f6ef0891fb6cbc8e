import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { scheduleInput } from '@/domain/pages/editor/page-api';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import type { FieldErrors, Failure } from '@/lib/result';
import type { AdminUser } from '@/payload-types';
import { announceWork } from '@/lib/work/signal';
import { takenSlug } from '../data/check-slug';
import { changePage } from '../document/change-page';
import { lockPage } from '../data/lock-page';
import { homepageStays } from './homepage-stays';
import { publishPage } from './publish-page';
import { pageRefusal, type PageRefusal, type Saved } from '../document/refusal';
import { invalidFields } from '@/lib/failures';
import { writeSchedule } from '../data/schedule';
import { noteScheduler } from '../data/schedule-failures';

type Schedule = {
  req: PayloadRequest;
  user: AdminUser;
  id: string;
  schedule: z.output<typeof scheduleInput>;
};

/** Refuses at once what could not be published now, not when the time comes and nobody looks. */
export async function schedulePage({ req, user, id, schedule }: Schedule): Promise<Saved> {
  const { publishAt, unpublishAt } = schedule;
  const wrong = wrongTimes(schedule);
  if (wrong) return invalidFields(wrong);
  const refused = publishAt ? await rehearsePublishing(req, id) : undefined;
  if (refused) return refused;
  const saved = await changePage({
    req,
    user,
    id,
    otherwise: 'Failed to schedule the page',
    write: async (session, page) => {
      if (unpublishAt && page.isHomepage && page.isPublished) throw homepageStays('offline');
      await writeSchedule(session, id, schedule);
      await noteScheduler(session, id, user.id);
      await recordActivity(
        req,
        publishAt || unpublishAt ? 'page.scheduled' : 'page.schedule-removed',
        { type: 'pages', id, name: page.title },
        { before: { publishAt: page.publishAt, unpublishAt: page.unpublishAt }, after: { publishAt, unpublishAt } },
      );
    },
  });
  if (saved.ok) announceWork('pages');
  return saved;
}

function wrongTimes({ publishAt, unpublishAt }: Schedule['schedule']): FieldErrors | undefined {
  const isPast = (time: string | null) => time !== null && new Date(time).getTime() <= Date.now();
  if (isPast(publishAt)) return { publishAt: ['Choose a time in the future.'] };
  if (isPast(unpublishAt)) return { unpublishAt: ['Choose a time in the future.'] };
  const isBefore = publishAt && unpublishAt && new Date(unpublishAt) <= new Date(publishAt);
  return isBefore ? { unpublishAt: ['Choose a time after the page is published.'] } : undefined;
}

class Rehearsed extends Error {}

/** Rolls back, to learn what would be refused. */
async function rehearsePublishing(original: PayloadRequest, id: string): Promise<Failure<PageRefusal> | undefined> {
  const req = await localRequest(original.payload, { headers: original.headers, user: original.user });
  let refused: Failure<PageRefusal> | undefined;
  try {
    await inTransaction(req, async (session) => {
      const page = await lockPage(session, id);
      if (page && !page.isDeleted) {
        const taken = await takenSlug(session, page.slug, id);
        if (taken) refused = invalidFields(taken);
        else await publishPage(req, { page });
      }
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) return pageRefusal(error, 'Failed to schedule the page');
  }
  return refused;
}
