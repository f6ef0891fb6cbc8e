import {
  type CollectionBeforeOperationHook,
  combineQueries,
  executeAccess,
  type FieldAccess,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { isRecord } from '@/domain/text/is-record';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

type Write = { data?: unknown; duplicateFromID?: unknown; id?: number | string; overrideAccess?: boolean };
type Sent = { field: FlattenedField; path: string[]; value: unknown };

/** Payload has no access rules for them and writes `createdAt` as sent. */
export const KEPT_BY_THE_SYSTEM = new Set(['createdAt', 'updatedAt']);
/** Payload lists it only if the collection defines it. */
const ID = { name: 'id', type: 'text' } as FlattenedField;
/** Change while a form is open, which then sends old values. */
const MOVING = new Set(['updatedAt', 'revision', 'lastLogin']);

/** Payload ignores or stores such fields. A record sent back as it was read passes, as from the panel. */
export const refuseFixedFields: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const write = args as Write;
  if (req.payloadAPI === 'local' || write.overrideAccess || !isRecord(write.data)) return args;
  const allowed = await executeAccess(
    { id: write.id, data: write.data, req, disableErrors: true },
    collection.access[operation],
  );
  const sent = allowed ? await fixedAmong(collection.flattenedFields, write.data, operation, req) : [];
  if (allowed && write.data.id !== undefined) sent.push({ field: ID, path: ['id'], value: write.data.id });
  if (sent.length === 0) return args;
  const states =
    operation === 'update' && write.id !== undefined
      ? await statesOf(collection, req, combineQueries({ id: { equals: write.id } }, allowed), write.id)
      : [];
  if (operation === 'update' && write.id !== undefined && states.length === 0) return args;
  await refuseChanged(isStale(write.data, states) ? sent.filter(isOwn) : sent, states, operation, req);
  return args;
};

/** Changes with every save; its collection reports a stale value as a conflict. */
const isOwn = ({ field }: Sent): boolean => field.name !== 'savedBy';

const isStale = ({ revision }: Record<string, unknown>, states: object[]): boolean =>
  typeof revision === 'number' && states.some((state) => Number(at(state, ['revision'])) > revision);

export const refuseFixedGlobalFields: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  const { data } = args as Write;
  if (operation !== 'update' || req.payloadAPI === 'local' || overrideAccess || !isRecord(data)) return args;
  const allowed = await executeAccess({ data, req, disableErrors: true }, global.access.update);
  const sent = allowed ? await fixedAmong(global.flattenedFields, data, 'update', req) : [];
  if (sent.length === 0) return args;
  // The sender may change it; fields are compared only if they may read them.
  const stored = await req.payload.findGlobal({ slug: global.slug, depth: 0, overrideAccess: true, req });
  await refuseChanged(sent, [stored], 'update', req);
  return args;
};

/** Looks within groups, too. */
async function fixedAmong(
  fields: FlattenedField[],
  data: object,
  operation: 'create' | 'update',
  req: PayloadRequest,
  within: string[] = [],
): Promise<Sent[]> {
  const found: Sent[] = [];
  for (const field of fields) {
    const value = (data as Record<string, unknown>)[field.name];
    const isKept = within.length === 0 && KEPT_BY_THE_SYSTEM.has(field.name);
    const isTakenOut = value === null && isKept && operation === 'update';
    if (value === undefined || (value === null && !isTakenOut) || field.type === 'join') continue;
    const path = [...within, field.name];
    if (isKept || !(await lets(ruleOf(field, operation), req, { data }))) found.push({ field, path, value });
    else if (field.type === 'group' && isRecord(value))
      found.push(...(await fixedAmong(field.flattenedFields, value, operation, req, path)));
  }
  return found;
}

/** @throws APIError 400 with the fields that differ from every state the sender can have read */
async function refuseChanged(sent: Sent[], states: object[], operation: 'create' | 'update', req: PayloadRequest) {
  const changed: string[] = [];
  for (const each of sent) if (!(await isAsRead(each, states, operation, req))) changed.push(each.path.join('.'));
  if (changed.length === 0) return;
  const message = operation === 'create' ? 'This cannot be set.' : 'This cannot be changed.';
  const errors = changed.map((path) => ({ path, message }));
  throw refusalError(
    failure('bad_request', `${changed.join(', ')}: ${message} Leave it out, or send it as it is now.`, { errors }),
  );
}

async function isAsRead({ field, path, value }: Sent, states: object[], operation: string, req: PayloadRequest) {
  if (operation === 'create') return isDefault(field, value);
  for (const doc of states) {
    // Comparing unreadable fields would confirm guesses.
    const isShown = !isHidden(field) && (await lets(ruleOf(field, 'read'), req, { doc }));
    const stored = isShown ? at(doc, path) : undefined;
    if (MOVING.has(field.name) ? isEarlier(value, stored, doc) : isPartOf(value, stored, field.type === 'date'))
      return true;
  }
  return false;
}

/** As the sender reads it, and as its newest draft. */
async function statesOf(
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
  where: ReturnType<typeof combineQueries>,
  id: number | string,
): Promise<object[]> {
  const { payload } = req;
  // `where` limits it to records that the sender may change; fields are compared only if they may read them.
  const options = { collection: collection.slug, depth: 0, overrideAccess: true, trash: true, req } as const;
  const { docs } = await payload.find({ ...options, where, pagination: false, limit: 1 });
  if (docs.length === 0 || !hasDraftsEnabled(collection)) return docs;
  return [...docs, await payload.findByID({ ...options, id, draft: true })];
}

const ruleOf = (field: FlattenedField, action: 'create' | 'read' | 'update'): FieldAccess | undefined =>
  'access' in field ? (field.access as Partial<Record<typeof action, FieldAccess>> | undefined)?.[action] : undefined;

const lets = async (
  rule: FieldAccess | undefined,
  req: PayloadRequest,
  about: { data?: object; doc?: object },
): Promise<boolean> => !rule || (await rule({ req, ...about }));

const isHidden = (field: FlattenedField): boolean => 'hidden' in field && field.hidden === true;

const isDefault = (field: FlattenedField, value: unknown): boolean =>
  isEmpty(value) || ('defaultValue' in field && isPartOf(value, field.defaultValue, field.type === 'date'));

/** Sent by an open form, for values that only advance. */
function isEarlier(value: unknown, stored: unknown, state: object): boolean {
  if (typeof stored === 'number') return typeof value === 'number' && value >= 1 && value <= stored;
  const [sent, now, made] = [timeOf(value), timeOf(stored), timeOf(at(state, ['createdAt']))];
  return sent !== undefined && now !== undefined && sent <= now && sent >= (made ?? now);
}

/** A record may be sent by id or whole, with or without empty fields. */
function isPartOf(sent: unknown, stored: unknown, isTime = false): boolean {
  if (isEmpty(sent) && isEmpty(stored)) return true;
  if (isTime) return timeOf(sent) === timeOf(stored);
  if (Array.isArray(sent)) {
    if (!Array.isArray(stored) || sent.length !== stored.length) return false;
    return sent.every((each, index) => isPartOf(each, stored[index]));
  }
  if (isRecord(sent)) {
    if (!isRecord(stored)) return sent.id !== undefined && sent.id === stored;
    return Object.entries(sent).every(([name, value]) => isPartOf(value, stored[name]));
  }
  return isRecord(stored) ? stored.id === sent : sent === stored;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

const timeOf = (value: unknown): number | undefined => {
  const time = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
};

const at = (state: object, path: string[]): unknown =>
  path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), state);
