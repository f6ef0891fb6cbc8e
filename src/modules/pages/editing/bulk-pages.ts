import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Failure } from '@/lib/result';
import { invalidFields } from '@/lib/failures';
import type { AdminUser } from '@/payload-types';
import { changePage } from '../document/change-page';
import { takenSlug } from '../data/check-slug';
import { publishPage } from '../publishing/publish-page';
import { takeOffline } from '../publishing/take-offline';
import { restorePage, trashPage } from './trash-page';

const MOST_PAGES = 200;

export const BULK_ACTIONS = ['publish', 'unpublish', 'trash', 'restore'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** POST /cms/pages/bulk */
export const bulkInput = z.object({
  ids: z.array(z.uuid()).min(1, 'Select at least one page.').max(MOST_PAGES, `Select at most ${MOST_PAGES} pages.`),
  action: z.enum(BULK_ACTIONS),
});

export interface BulkOutcome {
  done: string[];
  /** Why a page stayed as it was, with the fields that have to be put right. */
  failed: { id: string; message: string; fieldErrors?: Failure['fieldErrors'] }[];
}

type Bulk = { newRequest: () => Promise<PayloadRequest>; user: AdminUser } & z.output<typeof bulkInput>;
type OnPage = { req: PayloadRequest; user: AdminUser; id: string };

const actions: Record<BulkAction, (page: OnPage) => Promise<{ ok: true } | Failure>> = {
  publish: (asked) =>
    changePage({
      ...asked,
      otherwise: 'Failed to publish page',
      write: async (session, page) => {
        if (page.isPublished && !page.hasUnpublishedChanges) return undefined;
        const taken = await takenSlug(session, page.slug, page.id);
        if (taken) return invalidFields(taken);
        await publishPage(asked.req, { page });
      },
    }),
  unpublish: (asked) =>
    changePage({
      ...asked,
      otherwise: 'Failed to unpublish page',
      write: async (session, page) => {
        if (page.isPublished) await takeOffline(asked.req, session, { page });
      },
    }),
  trash: trashPage,
  restore: restorePage,
};

/** Does the same with each page, one after the other: what cannot be done with one keeps none of the others back. */
export async function bulkPages({ newRequest, user, ids, action }: Bulk): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], failed: [] };
  for (const id of new Set(ids)) {
    const result = await actions[action]({ req: await newRequest(), user, id });
    if (result.ok) outcome.done.push(id);
    else outcome.failed.push({ id, message: result.message, fieldErrors: result.fieldErrors });
  }
  return outcome;
}
