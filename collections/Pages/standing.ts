import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import type { Page } from '@/payload-types';

/** Where and whether visitors find a page. */
export type Standing = { slug: string; isPublished: boolean; isHomepage: boolean; isDeleted: boolean };

/**
 * Standings before the change, by transaction and page: a bulk operation changes many in one. Not by request, of which
 * Payload hands its hooks a likeness where it restores a version.
 */
const before = new WeakMap<Session, Map<string, Standing>>();

/** As it is stored by now; of a page that is gone nothing. Nobody else changes it until the transaction ends. */
export async function standingOf(req: PayloadRequest, id: string): Promise<Standing | undefined> {
  const { client } = await currentTransaction(req);
  const { rows } = await client.query<Standing>(
    `select slug, coalesce(is_published, false) as "isPublished", coalesce(is_homepage, false) as "isHomepage",
            deleted_at is not null as "isDeleted"
       from cms_pages where id = $1 for no key update`,
    [id],
  );
  return rows[0];
}

/** As it was before the change that the request makes. */
export const standingBefore = async (req: PayloadRequest, id: string): Promise<Standing | undefined> =>
  before.get(await currentTransaction(req))?.get(id);

export const noteStanding: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  const standing = originalDoc && (await standingOf(req, originalDoc.id));
  if (!standing) return data;
  const session = await currentTransaction(req);
  before.set(session, (before.get(session) ?? new Map<string, Standing>()).set(originalDoc.id, standing));
  return data;
};
