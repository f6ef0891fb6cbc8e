import { isDeepStrictEqual } from 'node:util';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  TypeWithVersion,
  Where,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { keyOf } from '../accounts/key-of';
import { noteChange } from '.';
import type { Session } from '../database/sessions';
import { currentTransaction } from '../database/transaction';

type Stored = Record<string, unknown> & { id: string };
type Version = TypeWithVersion<Stored> & { autosave?: boolean };
type Collection = Pick<SanitizedCollectionConfig, 'slug' | 'labels' | 'admin' | 'versions'>;

/** Payload’s own, the log, and those whose operations write a history. */
const UNLOGGED = new Set([
  'activity-log',
  'api-keys',
  'inquiry-replies',
  'invoices',
  'mail-messages',
  'order-notes',
  'order-payments',
  'order-proofs',
  'order-quote-versions',
  'order-quotes',
  'order-refunds',
  'order-returns',
  'order-status-changes',
  'payment-events',
  'proof-jobs',
  'return-photos',
  'shipments',
  'size-replies',
  'size-requests',
  'team-order-drafts',
  'team-order-events',
  'team-order-proofs',
]);

export const isLogged = ({ slug }: Pick<Collection, 'slug'>): boolean =>
  !slug.startsWith('payload-') && !UNLOGGED.has(slug);

/** Row and newest saved version, which the log has recorded. */
type State = { row?: Stored; logged?: Stored };

/** Not by request, which Payload copies for hooks as it restores a version. */
const before = new WeakMap<Session, Map<string, State>>();

const isRecorded = ({ user }: PayloadRequest): boolean =>
  user?.collection === 'admin-users' || keyOf(user) !== undefined;

/** Logs changes by staff and by keys over any interface, as stored: `select` and depth of a request hide none. */
export function logsChanges(collection: Collection) {
  const { slug } = collection;
  const keyOf = (id: string | number) => `${slug} ${id}`;
  const keep = async (req: PayloadRequest, id: string | number) => {
    const row = await storedRow(req, collection, id);
    const logged = (await newestVersion(req, collection, id, { autosave: { not_equals: true } }))?.version ?? row;
    const session = await currentTransaction(req);
    before.set(session, (before.get(session) ?? new Map<string, State>()).set(keyOf(id), { row, logged }));
  };
  const kept = async (req: PayloadRequest, id: string | number): Promise<State> =>
    before.get(await currentTransaction(req))?.get(keyOf(id)) ?? {};
  const note = (req: PayloadRequest, id: string, states: { before?: Stored; after?: Stored }) =>
    noteChange(req, {
      kind: kindOf(collection),
      subjectType: slug,
      subjectId: id,
      subject: nameOf(collection, states.after ?? states.before, id),
      ...states,
    });

  const beforeChange: CollectionBeforeChangeHook<Stored> = async ({ data, operation, originalDoc, req }) => {
    if (isRecorded(req) && operation === 'update' && originalDoc) await keep(req, originalDoc.id);
    return data;
  };
  const afterChange: CollectionAfterChangeHook<Stored> = async ({ doc, operation, req }) => {
    if (!isRecorded(req)) return;
    const state = operation === 'update' ? await kept(req, doc.id) : {};
    const row = await storedRow(req, collection, doc.id);
    const version = await newestVersion(req, collection, doc.id);
    // The next real save logs an autosave’s changes.
    if (version?.autosave && isDeepStrictEqual(row, state.row)) return;
    await note(req, doc.id, { before: state.logged, after: version?.version ?? row });
  };
  const beforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
    if (isRecorded(req)) await keep(req, id);
  };
  const afterDelete: CollectionAfterDeleteHook<Stored> = async ({ id, req }) => {
    if (isRecorded(req)) await note(req, String(id), { before: (await kept(req, id)).logged });
  };
  return { beforeChange, afterChange, beforeDelete, afterDelete };
}

export function logsGlobalChanges({ slug, label }: Pick<SanitizedGlobalConfig, 'slug' | 'label'>) {
  const states = new WeakMap<PayloadRequest, Stored>();
  const read = async (req: PayloadRequest) => (await req.payload.db.findGlobal({ slug, req })) as unknown as Stored;
  const beforeChange: GlobalBeforeChangeHook = async ({ data, req }) => {
    if (isRecorded(req)) states.set(req, await read(req));
    return data;
  };
  const afterChange: GlobalAfterChangeHook = async ({ req }) => {
    if (!isRecorded(req)) return;
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

/** The published row, even if there are drafts. */
const storedRow = async (req: PayloadRequest, { slug }: Collection, id: string | number): Promise<Stored | undefined> =>
  (await req.payload.db.findOne<Stored>({ collection: slug, where: { id: { equals: id } }, req })) ?? undefined;

async function newestVersion(
  req: PayloadRequest,
  collection: Collection,
  id: string | number,
  which: Where = {},
): Promise<Version | undefined> {
  if (!hasDraftsEnabled(collection)) return undefined;
  const { docs } = await req.payload.db.findVersions<Stored>({
    collection: collection.slug,
    where: { and: [{ parent: { equals: id } }, which] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0];
}

const kindOf = ({ labels, slug }: Collection): string =>
  typeof labels.singular === 'string' ? labels.singular.toLowerCase().replaceAll(' ', '-') : slug;

const nameOf = ({ admin, slug }: Collection, doc: Stored | undefined, id: string): string => {
  const name = doc?.[admin.useAsTitle ?? 'id'] ?? (slug === 'media' ? doc?.filename : undefined);
  return typeof name === 'string' || typeof name === 'number' ? String(name) : id;
};
