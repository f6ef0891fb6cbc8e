import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Failure } from '@/lib/result';
import { invalidFields } from '@/lib/failures';
import type { AdminUser } from '@/payload-types';
import type { PageDocument } from '@/domain/pages/editor/types';
import { changePage } from '../document/change-page';
import { takenSlug } from '../data/check-slug';
import { readEditorPage } from '../document/read-editor-page';
import { PUBLISHED_TOGETHER, publishingErrors } from '../publishing/gate';
import { publishPage } from '../publishing/publish-page';
import { takeOffline } from '../publishing/take-offline';
import { redirectTarget } from '../redirects/redirect-form';
import { redirectPage } from '../redirects/redirect-page';
import { restorePage, trashPage } from './trash-page';

export const MOST_PAGES = 200;

const BULK_ACTIONS = ['publish', 'unpublish', 'trash', 'restore'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const bulkInput = z.object({
  ids: z.array(z.uuid()).min(1, 'Select at least one page.').max(MOST_PAGES, `Select at most ${MOST_PAGES} pages.`),
  action: z.enum(BULK_ACTIONS),
  /** Target of redirects from the addresses of published pages that are taken offline or deleted. */
  redirectTo: redirectTarget.optional(),
});

export interface BulkOutcome {
  done: string[];
  /** Reason why a page stayed as it was, with the fields to correct. */
  failed: { id: string; message: string; fieldErrors?: Failure['fieldErrors'] }[];
  /** Reason why published pages came back from the trash as drafts. */
  keptBack?: { id: string; message: string }[];
}

type Bulk = { newRequest: () => Promise<PayloadRequest>; user: AdminUser } & z.output<typeof bulkInput>;
type OnPage = { req: PayloadRequest; user: AdminUser; id: string; redirectTo?: string };

/** Slugs of those drafts that can be published together: pages that link to each other wait for none. */
async function publishableSlugs(req: PayloadRequest, user: AdminUser, ids: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(ids.map((id) => readEditorPage(req.payload, user, id, req)));
  let documents = pages.flatMap((page) => page?.document ?? []);
  for (;;) {
    req.context[PUBLISHED_TOGETHER] = documents.map(({ slug }) => slug);
    const left: PageDocument[] = [];
    for (const document of documents) if (!(await publishingErrors(req, document))) left.push(document);
    if (left.length === documents.length) return left.map(({ slug }) => slug);
    documents = left;
  }
}

const actions: Record<BulkAction, (page: OnPage) => Promise<{ ok: true; keptBack?: string } | Failure>> = {
  publish: (call) =>
    changePage({
      ...call,
      otherwise: 'Failed to publish page',
      write: async (session, page) => {
        if (page.isPublished && !page.hasUnpublishedChanges) return undefined;
        const taken = await takenSlug(session, page.slug, page.id);
        if (taken) return invalidFields(taken);
        await publishPage(call.req, { page });
      },
    }),
  unpublish: (call) =>
    changePage({
      ...call,
      otherwise: 'Failed to unpublish page',
      write: async (session, page) => {
        if (!page.isPublished) return undefined;
        await takeOffline(call.req, session, { page });
        if (call.redirectTo) await redirectPage(call.req, session, page, call.redirectTo);
      },
    }),
  trash: trashPage,
  restore: restorePage,
};

/** One after the other: a refused page keeps none of the others back. */
export async function bulkPages({ newRequest, user, ids, action, redirectTo }: Bulk): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], failed: [] };
  const each = [...new Set(ids)];
  const together = action === 'publish' ? await publishableSlugs(await newRequest(), user, each) : [];
  for (const id of each) {
    const req = await newRequest();
    req.context[PUBLISHED_TOGETHER] = together;
    const result = await actions[action]({ req, user, id, redirectTo });
    if (result.ok) {
      outcome.done.push(id);
      if (result.keptBack) (outcome.keptBack ??= []).push({ id, message: result.keptBack });
    } else outcome.failed.push({ id, message: result.message, fieldErrors: result.fieldErrors });
  }
  return outcome;
}
