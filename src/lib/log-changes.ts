import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { noteChange } from './activity';

type Stored = Record<string, unknown> & { id: string };
type Collection = Pick<SanitizedCollectionConfig, 'slug' | 'labels' | 'admin' | 'versions'>;

/** Written by operations that keep a history of their own, by Payload itself, or the log. All others are logged. */
const UNLOGGED = new Set([
  'activity-log',
  'inquiry-replies',
  'mail-messages',
  'order-refunds',
  'order-status-changes',
  'payment-events',
  'size-replies',
  'size-requests',
  'team-order-drafts',
  'team-order-events',
  'team-order-proofs',
]);

export const isLogged = ({ slug }: Pick<Collection, 'slug'>): boolean =>
  !slug.startsWith('payload-') && !UNLOGGED.has(slug);

/** States before the change, by request and record: a bulk operation changes many with one request. */
const before = new WeakMap<PayloadRequest, Map<string, Stored | undefined>>();

/** The request's save is one of many while somebody types; what comes of them is told with the next real one. */
const autosaves = new WeakSet<PayloadRequest>();
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'updateByID', 'delete', 'restoreVersion']);

const isStaff = (req: PayloadRequest): boolean => req.user?.collection === 'admin-users';

/**
 * The hooks of a collection by which what staff create, change or delete, over whichever interface, is told to the
 * activity log. Both states are read as stored, so that no `select` or depth of the request hides a change.
 */
export function logsChanges(collection: Collection) {
  const { slug } = collection;
  const keyOf = (id: string | number) => `${slug} ${id}`;
  const keep = async (req: PayloadRequest, id: string | number) => {
    const states = before.get(req) ?? new Map<string, Stored | undefined>();
    before.set(req, states.set(keyOf(id), await stored(req, collection, id, 'told')));
  };
  const kept = (req: PayloadRequest, id: string | number) => before.get(req)?.get(keyOf(id));
  const note = (req: PayloadRequest, id: string, states: { before?: Stored; after?: Stored }) =>
    noteChange(req, {
      kind: kindOf(collection),
      subjectType: slug,
      subjectId: id,
      subject: nameOf(collection, states.after ?? states.before, id),
      ...states,
    });

  const beforeOperation: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    // What a save reads meanwhile, to show related records, says nothing about it.
    if (!WRITES.has(operation)) return args;
    if ('autosave' in args && args.autosave) autosaves.add(req);
    else autosaves.delete(req);
    return args;
  };
  const beforeChange: CollectionBeforeChangeHook<Stored> = async ({ data, operation, originalDoc, req }) => {
    if (isStaff(req) && operation === 'update' && originalDoc) await keep(req, originalDoc.id);
    return data;
  };
  const afterChange: CollectionAfterChangeHook<Stored> = async ({ doc, operation, req }) => {
    if (!isStaff(req) || autosaves.has(req)) return;
    const after = await stored(req, collection, doc.id);
    await note(req, doc.id, { before: operation === 'update' ? kept(req, doc.id) : undefined, after });
  };
  const beforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
    if (isStaff(req)) await keep(req, id);
  };
  const afterDelete: CollectionAfterDeleteHook<Stored> = async ({ id, req }) => {
    if (isStaff(req)) await note(req, String(id), { before: kept(req, id) });
  };
  return { beforeOperation, beforeChange, afterChange, beforeDelete, afterDelete };
}

/** The same for a global, which is one record. */
export function logsGlobalChanges({ slug, label }: Pick<SanitizedGlobalConfig, 'slug' | 'label'>) {
  const states = new WeakMap<PayloadRequest, Stored>();
  const read = async (req: PayloadRequest) => (await req.payload.db.findGlobal({ slug, req })) as unknown as Stored;
  const beforeChange: GlobalBeforeChangeHook = async ({ data, req }) => {
    if (isStaff(req)) states.set(req, await read(req));
    return data;
  };
  const afterChange: GlobalAfterChangeHook = async ({ req }) => {
    if (!isStaff(req)) return;
    const after = await read(req);
    const subject = typeof label === 'string' ? label : slug;
    await noteChange(req, {
      kind: slug,
      subjectType: slug,
      subjectId: String(after.id ?? slug),
      subject,
      before: states.get(req) ?? {},
      after,
    });
  };
  return { beforeChange, afterChange };
}

/**
 * The record as it is stored; with drafts, its newest version.
 * @param which 'told' leaves autosaves out, of which the log says nothing.
 */
async function stored(
  req: PayloadRequest,
  { slug, versions }: Collection,
  id: string | number,
  which: 'newest' | 'told' = 'newest',
): Promise<Stored | undefined> {
  const { db } = req.payload;
  if (versions?.drafts) {
    const { docs } = await db.findVersions<Stored>({
      collection: slug,
      where: { parent: { equals: id }, ...(which === 'told' && { autosave: { not_equals: true } }) },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      req,
    });
    if (docs[0]) return docs[0].version;
  }
  return (await db.findOne<Stored>({ collection: slug, where: { id: { equals: id } }, req })) ?? undefined;
}

const kindOf = ({ labels, slug }: Collection): string =>
  typeof labels.singular === 'string' ? labels.singular.toLowerCase().replaceAll(' ', '-') : slug;

const nameOf = ({ admin, slug }: Collection, doc: Stored | undefined, id: string): string => {
  const name = doc?.[admin.useAsTitle ?? 'id'] ?? (slug === 'media' ? doc?.filename : undefined);
  return typeof name === 'string' || typeof name === 'number' ? String(name) : id;
};
