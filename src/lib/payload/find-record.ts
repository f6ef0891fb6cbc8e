import type { CollectionSlug, JoinQuery, PayloadRequest } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import { asUser } from './as-user';

/** A record with the rights of the request, without its relationships. */
export async function findRecord<Slug extends CollectionSlug>(req: PayloadRequest, collection: Slug, id: string) {
  if (!isUuid(id)) return undefined;
  const record = await req.payload.findByID({
    collection,
    id,
    disableErrors: true,
    // Every collection allows it; TypeScript cannot see that for a generic slug.
    joins: false as JoinQuery<Slug>,
    ...asUser(req),
  });
  return record ?? undefined;
}
