import type { Payload } from 'payload';
import { hasUnpublishedChanges, isPublished, JOIN_DRAFT } from '@/data/pages';
import { query } from '@/lib/database/query';

/** Published pages by id, each with true if its draft differs. */
export async function listPublishedPages(payload: Payload): Promise<Map<string, boolean>> {
  const pages = await query<{ id: string; isChanged: boolean }>(
    payload,
    `select p.id, ${hasUnpublishedChanges()} as "isChanged" from cms_pages p ${JOIN_DRAFT} where ${isPublished()}`,
    [],
  );
  return new Map(pages.map(({ id, isChanged }) => [id, isChanged]));
}
