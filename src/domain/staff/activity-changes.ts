/** Activity log entry of a saved or deleted record: its changed fields, without secrets. */

type Document = Readonly<Record<string, unknown>>;
type FieldChanges = { before: Record<string, unknown>; after: Record<string, unknown> };

/** Derived or clock-based fields: not changes by a person. */
const BOOKKEEPING = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'revision',
  'savedBy',
  'stockReturned',
  'unitPrice',
  'lastLogin',
  'loginAttempts',
  'lockUntil',
  'resetPasswordExpiration',
  'thumbnailURL',
  'url',
]);
/** Matches by name, so that new secret fields stay out of the log. */
const SECRET = /token|secret|password|hash|^salt$|^sessions$|idempotencyKey|recoveryCodes/i;

export const isSecretName = (name: string): boolean => SECRET.test(name);

const MAX_FIELDS = 60;
const MAX_VALUE_LENGTH = 2_000;
const EXCERPT_LENGTH = 400;
const PASSWORD_CHANGED = '(changed)';

/** Groups as dotted paths; with one state, all its set fields. Long values are cut. */
export function changedFields(before: Document = {}, after: Document = {}): FieldChanges {
  const changes: FieldChanges = { before: {}, after: {} };
  collect(changes, before, after, '');
  if (isSet(before.hash) && isSet(after.hash) && before.hash !== after.hash) changes.after.password = PASSWORD_CHANGED;
  return changes;
}

export const hasChanges = ({ before, after }: FieldChanges): boolean =>
  Object.keys(before).length + Object.keys(after).length > 0;

export function withoutFields(changes: FieldChanges, covered: ReadonlySet<string>): FieldChanges {
  const isNew = ([name]: [string, unknown]) => !covered.has(name) && !covered.has(name.split('.')[0] ?? '');
  return {
    before: Object.fromEntries(Object.entries(changes.before).filter(isNew)),
    after: Object.fromEntries(Object.entries(changes.after).filter(isNew)),
  };
}

function collect(changes: FieldChanges, before: Document, after: Document, prefix: string): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (BOOKKEEPING.has(name) || isSecretName(name)) continue;
    const [old, current] = [withoutRowIds(before[name]), withoutRowIds(after[name])];
    if (prefix === '' && (isGroup(old) || isGroup(current)) && !isJoin(old ?? current)) {
      collect(changes, isGroup(old) ? old : {}, isGroup(current) ? current : {}, `${name}.`);
    } else if (!isJoin(old ?? current) && !isSame(old, current)) {
      if (Object.keys(changes.before).length + Object.keys(changes.after).length >= 2 * MAX_FIELDS) return;
      if (isSet(old)) changes.before[prefix + name] = bounded(old);
      if (isSet(current)) changes.after[prefix + name] = bounded(current);
    }
  }
}

/** Empty text or lists count as unset. */
const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const isSame = (a: unknown, b: unknown): boolean =>
  isSet(a) || isSet(b) ? JSON.stringify(a ?? null) === JSON.stringify(b ?? null) : true;

const isGroup = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Forms that send rows without ids renumber them. */
const withoutRowIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((row: unknown) => (isGroup(row) ? { ...row, id: undefined } : row)) : value;

const isJoin = (value: unknown): boolean => isGroup(value) && 'docs' in value && 'hasNextPage' in value;

export function bounded(value: unknown): unknown {
  // Undefined for what JSON has no word for.
  const text = typeof value === 'string' ? value : String(JSON.stringify(value));
  if (text.length <= MAX_VALUE_LENGTH) return value;
  return `${text.slice(0, EXCERPT_LENGTH)}… (${text.length} characters)`;
}
