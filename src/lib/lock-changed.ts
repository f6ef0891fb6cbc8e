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
import { lockRows } from './database/lock-rows';

type Write = {
  data?: { deletedAt?: unknown };
  draft?: boolean;
  id?: number | string;
  overrideAccess?: boolean;
  where?: Where;
};

/** What a collection wants noted of its records as they are when a change is asked for: it may wait for their locks. */
export type LockNotes = { beforeLock?: (req: PayloadRequest, table: string, ids: unknown[]) => Promise<void> };

/**
 * Locks what is changed before Payload reads it, one record or many in the order of their ids: a save writes whole rows
 * back as they were read, which would undo a payment or a price that came in between. A change of many is limited to the
 * records that were locked. Who may not change them locks nothing.
 */
export const lockChanged: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return args;
  const write = args as Write;
  const id = operation === 'restoreVersion' ? await parentOf(collection, req, write.id) : write.id;
  const asked: Where | undefined = id === undefined ? write.where : { id: { equals: id } };
  const { data, overrideAccess = false } = write;
  const allowed =
    overrideAccess || (await executeAccess({ id, data, req, disableErrors: true }, collection.access.update));
  if (!asked || !allowed) return args;
  await validateQueryPaths({ collectionConfig: collection, overrideAccess, req, where: asked });
  const where = allowed === true ? asked : combineQueries(asked, allowed);
  const ids = id !== undefined && where === asked ? [id] : await idsOf(collection, req, write, where);
  const table = tableOf(collection);
  await (collection.custom as LockNotes | undefined)?.beforeLock?.(req, table, ids);
  await lockRows(req, table, ids);
  return id === undefined ? { ...args, where: { and: [asked, { id: { in: ids } }] } } : args;
};

/** The same for a global, which is one row. */
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

const tableOf = ({ dbName, slug }: { dbName?: unknown; slug: string }): string =>
  typeof dbName === 'string' ? dbName : slug.replaceAll('-', '_');

/** The record of a version; a version that is none has none. */
async function parentOf({ slug }: SanitizedCollectionConfig, req: PayloadRequest, id: unknown): Promise<Write['id']> {
  const where: Where = { id: { equals: id } };
  const { docs } = await req.payload.db.findVersions({ collection: slug, where, limit: 1, pagination: false, req });
  return docs[0]?.parent;
}

/** The records that Payload is going to find: by their newest versions where it changes drafts. */
async function idsOf(
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
  { data, draft }: Write,
  where: Where,
): Promise<(number | string)[]> {
  const { db } = req.payload;
  const asked = { collection: collection.slug, limit: 0, pagination: false, req } as const;
  const { docs } =
    hasDraftsEnabled(collection) && (draft || data?.deletedAt)
      ? await db.queryDrafts({ ...asked, where: appendVersionToQueryKey(where) })
      : await db.find({ ...asked, select: {}, where });
  return docs.map(({ id }) => id);
}
