import type { DataFromCollectionSlug, Payload, PayloadRequest } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import type { ListQuery } from '../rules/list-query';
import { escapeLike } from '../rules/search-patterns';

type Listed = 'products' | 'categories' | 'teams';
export type RecordList<Slug extends Listed> = { docs: DataFromCollectionSlug<Slug>[]; matching: number; total: number };

type ListRecords<Slug extends Listed> = {
  payload: Payload;
  req: PayloadRequest;
  collection: Slug;
  query: ListQuery;
  /** Fields a search looks into. */
  searchIn: readonly string[];
  sort: string | string[];
};

/** A simple list screen’s records as the request’s user sees them, with what matches and what there is in all. */
export async function listRecords<Slug extends Listed>(
  args: ListRecords<Slug>,
): Promise<Result<RecordList<Slug>, 'load_failed'>> {
  const { payload, req, collection, query, searchIn, sort } = args;
  const where = { or: searchIn.map((field) => ({ [field]: { contains: escapeLike(query.search) } })) };
  try {
    const [found, all] = await Promise.all([
      payload.find({
        collection,
        ...(query.search && { where }),
        sort,
        limit: query.show,
        depth: 1,
        user: req.user,
        overrideAccess: false,
        req,
      }),
      payload.count({ collection, user: req.user, overrideAccess: false, req }),
    ]);
    const docs = found.docs as DataFromCollectionSlug<Slug>[];
    return { ok: true, docs, matching: found.totalDocs, total: all.totalDocs };
  } catch (error) {
    log.error({ err: error, collection }, 'A list could not be read.');
    return failure('load_failed', `Failed to load ${collection}`);
  }
}
