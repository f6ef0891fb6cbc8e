import {
  appendVersionToQueryKey,
  combineQueries,
  executeAccess,
  validateQueryPaths,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { lockRows } from '../database/lock-rows';

type Write = {
  data?: { deletedAt?: unknown };
  draft?: boolean;
  id?: number | string;
  overrideAccess?: boolean;
  where?: Where;
};

/** Runs before the change waits for its locks. */
export type LockNotes = { beforeLock?: (req: PayloadRequest, table: string, ids: unknown[]) => Promise<void> };

/** A save writes whole rows back, which would undo a change in between. Callers without access lock nothing. */
export const lockChanged: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return args;
  const write = args as Write;
  const id = operation === 'restoreVersion' ? await parentOf(collection, req, write.id) : write.id;
  const requested: Where | undefined = id === undefined ? write.where : { id: { equals: id } };
  const { data, overrideAccess = false } = write;
  const allowed =
    overrideAccess || (await executeAccess({ id, data, req, disableErrors: true }, collection.access.update));
  if (!requested || !allowed) return args;
  await validateQueryPaths({ collectionConfig: collection, overrideAccess, req, where: requested });
  const where = allowed === true ? requested : combineQueries(requested, allowed);
  const ids = id !== undefined && where === requested ? [id] : await idsOf(collection, req, write, where);
  const table = tableOf(collection);
  await (collection.custom as LockNotes | undefined)?.beforeLock?.(req, table, ids);
  await lockRows(req, table, ids);
  return id === undefined ? { ...args, where: { and: [requested, { id: { in: ids } }] } } : args;
};

export const lockChangedGlobal: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update') return args;
  const { data } = args as Write;
  const allowed = overrideAccess || (await executeAccess({ data, req, disableErrors: true }, global.access.update));
  if (allowed) await lockRows(req, tableOf(global));
  return args;
};

export const tableOf = ({ dbName, slug }: { dbName?: unknown; slug: string }): string =>
  typeof dbName === 'string' ? dbName : slug.replaceAll('-', '_');

async function parentOf({ slug }: SanitizedCollectionConfig, req: PayloadRequest, id: unknown): Promise<Write['id']> {
  const where: Where = { id: { equals: id } };
  const { docs } = await req.payload.db.findVersions({ collection: slug, where, limit: 1, pagination: false, req });
  return docs[0]?.parent;
}

/** By newest versions if drafts change. */
async function idsOf(
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
  { data, draft }: Write,
  where: Where,
): Promise<(number | string)[]> {
  const { db } = req.payload;
  const query = { collection: collection.slug, limit: 0, pagination: false, req } as const;
  const { docs } =
    hasDraftsEnabled(collection) && (draft || data?.deletedAt)
      ? await db.queryDrafts({ ...query, where: appendVersionToQueryKey(where) })
      : await db.find({ ...query, select: {}, where });
  return docs.map(({ id }) => id);
}
