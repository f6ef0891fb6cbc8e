import type { CollectionSlug, JoinQuery, PayloadRequest } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import { asUser } from '@/lib/as-user';

/** A record as whoever asks may read it, nothing looked up beside it; undefined where there is none. */
export async function findRecord<Slug extends CollectionSlug>(req: PayloadRequest, collection: Slug, id: string) {
  if (!isUuid(id)) return undefined;
  const record = await req.payload.findByID({
    collection,
    id,
    disableErrors: true,
    // Every collection may go without; for one that is not yet known TypeScript cannot see it.
    joins: false as JoinQuery<Slug>,
    ...asUser(req),
  });
  return record ?? undefined;
}
