import {
  buildVersionCollectionFields,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { isRecord } from '@/domain/text/is-record';
import { nobody } from '../accounts/active-user';
import { noteReader } from '@/lib/database/reading';
import { clientNetwork } from '@/lib/http/client-address';
import { createThrottle } from '@/lib/throttle';
import { boundsOf, type Bounds } from './bounds';
import { badQuestion, conditionsOf, shown, type Condition } from './conditions';
import { fieldAt, targetOf } from './field-at';
import { searchesText, takesOperator, takesValue, valuesOf } from './operators';
import { ordersOf } from './orders';
import { withoutOtherIds } from './reference-ids';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

type Requested = { where?: unknown; sort?: unknown; page?: unknown; limit?: unknown; select?: unknown };
type Place = { slug: CollectionSlug; fields: FlattenedField[] };

/** Text searches of strangers, limited as in the search box. */
const textSearches = createThrottle('api-text-searches', { points: 120, seconds: 60, shownAs: 'text-searches' });
const bulkWrites = new Set(['update', 'delete']);

/** Bounds a query’s cost and refuses what PostgreSQL cannot read. Bulk changes need conditions: empty ones mean all. */
export const boundQuery: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const requested = args as Requested & {
    joins?: unknown;
    overrideAccess?: boolean;
    currentDepth?: number;
    disableErrors?: boolean;
  };
  // Payload’s own query for relationships has a depth.
  if (req.payloadAPI === 'local' || requested.overrideAccess || requested.currentDepth !== undefined) return args;
  // Nobody outside can ask for this: it is the lookup of a field’s references.
  if (requested.disableErrors && isRecord(requested.where)) {
    return { ...args, where: withoutOtherIds(requested.where as Where) };
  }
  const bounds = boundsOf(req);
  const here = placeOf(collection, req);
  const questions = [{ place: here, requested }, ...questionsOfJoins(here, requested.joins, req)];
  const conditions = questions.flatMap(({ place, requested: { where } }) =>
    conditionsOf(where).map((condition) => ({ place, condition })),
  );
  if (bulkWrites.has(operation) && 'where' in args && !('id' in args) && conditions.length === 0) {
    throw badQuestion('Name the documents to change in `where`.');
  }
  if (conditions.length > bounds.conditions) throw badQuestion(`At most ${bounds.conditions} conditions are allowed.`);
  const checked = conditions.map(({ place, condition }) => checkCondition(place, condition, bounds, req));
  const searches = checked.filter(({ isSearch }) => isSearch).length;
  if (searches > bounds.textSearches) throw badQuestion(`At most ${bounds.textSearches} text searches are allowed.`);
  if (checked.filter(({ isJoined }) => isJoined).length > bounds.joined) {
    throw badQuestion(`At most ${bounds.joined} conditions may go through relations or lists.`);
  }
  for (const { place, requested: each } of questions) checkOrder(place, each, bounds, req);
  if (req.payloadAPI === 'REST') checkSelection(here, requested.select);
  if (searches > 0 && !req.user) await countSearches(req);
  await noteReader(req.user);
  return args;
};

/** For Payload versions are a list, too; it checks their paths itself. */
function placeOf(collection: SanitizedCollectionConfig, { payload }: PayloadRequest): Place {
  const { slug, flattenedFields, versions } = collection;
  const ofVersions = versions ? buildVersionCollectionFields(payload.config, collection, true) : [];
  return { slug, fields: [...flattenedFields, ...ofVersions] };
}

function questionsOfJoins(
  here: Place,
  joins: unknown,
  { payload }: PayloadRequest,
): { place: Place; requested: Requested }[] {
  return Object.entries(joins ?? {}).flatMap(([path, requested]: [string, Requested | false]) => {
    const field = fieldAt(payload, here, path)?.field;
    const slug = field && targetOf(field);
    const fields = slug && payload.collections[slug]?.config.flattenedFields;
    return requested && slug && fields ? [{ place: { slug, fields }, requested }] : [];
  });
}

/** @throws APIError 400 */
function checkCondition(
  place: Place,
  { path, operator, value }: Condition,
  bounds: Bounds,
  req: PayloadRequest,
): { isJoined: boolean; isSearch: boolean } {
  const found = fieldAt(req.payload, place, path);
  if (!found) throw unknownField(place, path, 'compare with');
  if (found.hops > bounds.hops) throw badQuestion(`"${shown(path)}" goes through too many relations.`);
  const { field, collection } = found;
  if (!takesOperator(field, operator)) throw badQuestion(`"${shown(operator)}" cannot be used on "${shown(path)}".`);
  const values = valuesOf(operator, value);
  if (values.length > bounds.values) throw badQuestion(`At most ${bounds.values} values are allowed in a list.`);
  if (!values.every((each) => takesValue(field, operator, each))) {
    throw badQuestion(`"${shown(path)}" cannot have this value.`);
  }
  if (values.some((each) => typeof each === 'string' && each.length > bounds.textLength)) {
    throw badQuestion(`Text to compare with can have at most ${bounds.textLength} characters.`);
  }
  const isJoined = found.hops > 0 || found.isPlural;
  if (!searchesText(field, operator)) return { isJoined, isSearch: false };
  if (String(value).split(' ').length > bounds.words) throw badQuestion(`Search for at most ${bounds.words} words.`);
  const named = req.payload.collections[collection]?.config.custom?.textSearch as readonly string[] | undefined;
  if (!bounds.anyText && !named?.includes(field?.name ?? '')) {
    throw badQuestion(`"${shown(path)}" cannot be searched for text.`);
  }
  return { isJoined, isSearch: true };
}

/** @throws APIError 400 */
function checkOrder(place: Place, { sort, page, limit }: Requested, bounds: Bounds, { payload }: PayloadRequest): void {
  const paths = ordersOf(sort);
  if (paths.length > bounds.orders) throw badQuestion(`A list can be sorted by at most ${bounds.orders} fields.`);
  const found = paths.map((path) => ({ path, at: fieldAt(payload, place, path) }));
  const unknown = found.find(({ path, at }) => path !== '' && !at);
  if (unknown) throw unknownField(place, unknown.path, 'sort by');
  const odd = found.find(({ at }) => at && (at.isPlural || at.hops > 1));
  if (odd) throw badQuestion(`Nothing can be sorted by ${shown(odd.path)}.`);
  // Payload joins a relation’s table once per sort field, under one name.
  if (found.filter(({ at }) => at?.hops === 1).length > 1)
    throw badQuestion('Only one sort field can go through a relation.');
  if ((Number(page) - 1) * Number(limit ?? 10) > bounds.offset) {
    throw badQuestion(`Paging ends after ${bounds.offset} documents; use conditions to reach the rest.`);
  }
}

/** @throws APIError 400 */
function checkSelection(place: Place, select: unknown): void {
  const unknown = Object.keys(isRecord(select) ? select : {}).find(
    (name) => !NAMES_OF_ID.has(name) && !place.fields.some((field) => field.name === name),
  );
  if (unknown !== undefined) throw unknownField(place, unknown, 'select');
}

const NAMES_OF_ID: ReadonlySet<string> = new Set(['id', '_id']);

function unknownField({ fields }: Place, path: string, use: string): Error {
  return badQuestion(`There is no field "${shown(path)}" to ${use}. Fields: ${fieldNames(fields)}.`);
}

/** 'id, name, slug' without those that nobody reads. */
export function fieldNames(fields: FlattenedField[]): string {
  const names = fields.filter((field) => !('hidden' in field && field.hidden) && ruleOfReading(field) !== nobody);
  return [...new Set(['id', ...names.map(({ name }) => name)])].sort().join(', ');
}

const ruleOfReading = (field: FlattenedField): unknown => ('access' in field ? field.access?.read : undefined);

/** @throws APIError 429 */
async function countSearches(req: PayloadRequest): Promise<void> {
  const allowed = await textSearches.consume(clientNetwork(req.headers));
  if (allowed.ok) return;
  req.responseHeaders = new Headers({ 'Retry-After': String(allowed.retryAfterSeconds) });
  throw refusalError(failure('too_many_requests', 'Too many searches at once. Please try again in a moment.'));
}
