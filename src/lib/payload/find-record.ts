import type { CollectionSlug, JoinQuery, PayloadRequest } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import { asUser } from './as-user';

export async function findRecord<Slug extends CollectionSlug>(req: PayloadRequest, collection: Slug, id: string) {
  if (!isUuid(id)) return undefined;
  const record = await req.payload.findByID({
    collection,
    id,
    disableErrors: true,
    // TypeScript cannot see that every collection allows it.
    joins: false as JoinQuery<Slug>,
    ...asUser(req),
  });
  return record ?? undefined;
}
