import {
  type Access,
  type CollectionAfterOperationHook,
  type CollectionConfig,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type SanitizedConfig,
  type CollectionBeforeOperationHook,
  type JoinQuery,
  type SanitizedCollectionConfig,
} from 'payload';
import { isRecord } from '@/domain/text/is-record';
import { nobody, staffUser } from '../accounts/active-user';
import { scopesLet } from '../accounts/key-of';
import { boundQuery } from '../api-query/bound-query';
import { listsSettled } from '../api-query/settled';
import { clearFlags } from './clear-flags';
import { payloadFieldErrors } from '../failures';
import { selectsAddresses } from '../files/select-addresses';
import { storesUploads } from '../files/stores-uploads';
import { takesFilesOnly } from '../files/takes-files-only';
import { accountLocks } from '../accounts/account-locks';
import { lockChanged, lockChangedGlobal } from './lock-changed';
import { isLogged, logsChanges, logsGlobalChanges } from '../activity/log-changes';
import { refuseFixedFields, refuseFixedGlobalFields } from './refuse-fixed-fields';
import { refuseHiddenOrder } from './refuse-hidden-order';
import { requireMatch } from './require-match';
import { refuseMistypedFields, refuseMistypedGlobalFields } from './refuse-mistyped-fields';
import { refusalError } from '@/lib/failures';
import { errorResponse } from '@/lib/http/respond';
import { failure } from '@/lib/result';

const staffOnly: Access = ({ req }) => staffUser(req.user) !== undefined;

const ownPreferences: Access = ({ req }) => {
  const staff = staffUser(req.user);
  return staff ? { 'user.value': { equals: staff.id } } : false;
};

const closed = { create: nobody, read: nobody, update: nobody, delete: nobody };

const builtIn: Record<string, CollectionConfig['access']> = {
  'payload-preferences': { read: ownPreferences, create: staffOnly, update: ownPreferences, delete: ownPreferences },
};

const VERB_OF = { create: 'create', read: 'read', readVersions: 'read', update: 'update', delete: 'delete' } as const;

/** Narrows each rule to the scopes of a key. A rule that refuses everybody stays the same function. */
function withinScopes<Rules extends Partial<Record<string, unknown>>>(slug: string, rules: Rules): Rules {
  const narrowed = Object.entries(VERB_OF).flatMap(([name, verb]): [string, Access][] => {
    const rule = rules[name] as Access | undefined;
    if (!rule || rule === nobody) return [];
    return [[name, (args) => scopesLet(args.req.user, `${slug}:${verb}`) && rule(args)]];
  });
  return { ...rules, ...Object.fromEntries(narrowed) };
}

type Endpoints = SanitizedConfig['collections'][number]['endpoints'];

/** Preferences have endpoints without access rules: a team could fill them. */
const staffEndpoints = (endpoints: Endpoints): Endpoints =>
  endpoints &&
  endpoints.map((endpoint) => ({
    ...endpoint,
    handler: (req: PayloadRequest) => {
      if (!staffOnly({ req })) throw new Forbidden(req.t);
      return endpoint.handler(req);
    },
  }));

/** Payload’s operations assume that `data` is a record. Versions of collections without them are 404. */
const soundEndpoints = (endpoints: Endpoints, hasVersions: boolean): Endpoints =>
  endpoints &&
  withMethods(
    endpoints
      .filter(({ path }) => hasVersions || !/^\/versions(?:\/|$)/.test(path))
      .map((endpoint) => ({
        ...endpoint,
        handler: (req: PayloadRequest) => {
          holdDataToRecords(req);
          return endpoint.handler(req);
        },
      })),
  );

const METHODS = ['delete', 'get', 'patch', 'post', 'put'] as const;

/** Refuses other methods, and answers `OPTIONS`. */
function withMethods(endpoints: Endpoint[]): Endpoint[] {
  const paths = [...new Set(endpoints.map(({ path }) => path))];
  const answers = paths.flatMap((path): Endpoint[] => {
    const taken = new Set(endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method));
    const Allow = ['options', ...taken, ...(taken.has('get') ? ['head'] : [])].sort().join(', ').toUpperCase();
    const refuse = () =>
      errorResponse({ code: 'method_not_allowed', message: 'This address does not take that method.' }, 405, { Allow });
    const missing = METHODS.filter((method) => !taken.has(method));
    return [
      ...missing.map((method) => ({ path, method, handler: refuse })),
      { path, method: 'options', handler: () => new Response(null, { status: 204, headers: { Allow } }) },
    ];
  });
  return [...endpoints, ...answers];
}

/** Payload parses the body later and accepts any JSON. */
function holdDataToRecords(req: PayloadRequest): void {
  let data: PayloadRequest['data'] = {};
  Object.defineProperty(req, 'data', {
    configurable: true,
    enumerable: true,
    get: () => data,
    set: (read: PayloadRequest['data'] | null) => {
      if (read === null || typeof read !== 'object' || Array.isArray(read))
        throw refusalError(failure('bad_request', 'The body is not a JSON object.'));
      data = read;
    },
  });
}

/** Includes Payload’s own collections, whose default access is any signed-in user, even of a team. */
export async function secured(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const { collections, globals, ...rest } = await config;
  return {
    ...rest,
    endpoints: withMethods(rest.endpoints) as typeof rest.endpoints,
    globals: globals.map((global) => {
      const logged = logsGlobalChanges(global);
      return {
        ...global,
        access: withinScopes(global.slug, global.access),
        endpoints: soundEndpoints(global.endpoints, Boolean(global.versions)),
        hooks: {
          ...global.hooks,
          beforeOperation: [
            refuseFixedGlobalFields,
            refuseMistypedGlobalFields,
            lockChangedGlobal,
            ...(global.hooks.beforeOperation ?? []),
          ],
          beforeChange: [...(global.hooks.beforeChange ?? []), logged.beforeChange],
          afterChange: [...(global.hooks.afterChange ?? []), logged.afterChange],
        },
      };
    }),
    collections: collections.map((collection) => {
      const account = collection.auth ? accountLocks(collection) : { beforeOperation: [lockChanged], afterLogout: [] };
      const files = collection.upload ? storesUploads(collection) : undefined;
      const logged = isLogged(collection) ? logsChanges(collection) : undefined;
      return {
        ...collection,
        ...(files && { upload: { ...collection.upload, ...takesFilesOnly.upload, ...files.upload } }),
        endpoints: soundEndpoints(
          collection.slug === 'payload-preferences' ? staffEndpoints(collection.endpoints) : collection.endpoints,
          Boolean(collection.versions),
        ),
        access: withinScopes(collection.slug, {
          ...collection.access,
          ...(!collection.versions && { readVersions: nobody }),
          ...(collection.slug.startsWith('payload-') && (builtIn[collection.slug] ?? closed)),
        }),
        hooks: {
          ...collection.hooks,
          beforeOperation: [
            boundQuery,
            clampQuery,
            listsSettled,
            refuseHiddenOrder,
            clearFlags,
            refuseFixedFields,
            refuseMistypedFields,
            ...(files ? [selectsAddresses(collection), ...takesFilesOnly.beforeOperation] : []),
            ...(collection.hooks.beforeOperation ?? []),
            // Last: while a row is locked, only its state is compared.
            ...account.beforeOperation,
            requireMatch,
          ],
          beforeChange: [
            ...(logged ? [logged.beforeChange] : []),
            ...(collection.hooks.beforeChange ?? []),
            ...(files?.beforeChange ?? []),
          ],
          afterChange: [...(collection.hooks.afterChange ?? []), ...(logged ? [logged.afterChange] : [])],
          beforeDelete: [
            ...(logged ? [logged.beforeDelete] : []),
            ...(files?.beforeDelete ?? []),
            ...(collection.hooks.beforeDelete ?? []),
          ],
          afterDelete: [...(collection.hooks.afterDelete ?? []), ...(logged ? [logged.afterDelete] : [])],
          afterLogout: [...account.afterLogout, ...(collection.hooks.afterLogout ?? [])],
          afterOperation: [...(collection.hooks.afterOperation ?? []), wholeOrNothing],
        },
      };
    }),
  };
}

type BulkError = { id: string; message: string; isPublic?: boolean };

/** Payload would commit half of a bulk operation. @throws APIError 409 with the first error */
const wholeOrNothing: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  if ((operation !== 'update' && operation !== 'delete') || !('errors' in result)) return result;
  const [error] = result.errors as BulkError[];
  if (!error) return result;
  const fields =
    error.isPublic && operation === 'update' && (await fieldProblems(collection.slug, error.id, args, req));
  const reason = fields || (error.isPublic ? error.message : 'One of the documents could not be changed.');
  throw refusalError(failure('conflict', `Nothing was changed. ${reason}`));
};

/** Tries the change again, as Payload keeps only names of invalid fields. Undefined if none is to blame. */
async function fieldProblems(slug: string, id: string, args: object, req: PayloadRequest): Promise<string | undefined> {
  const data = 'data' in args ? (args.data as object) : {};
  try {
    await req.payload.update({ collection: slug as 'products', id, data, depth: 0, overrideAccess: false, req });
  } catch (error) {
    const problems = Object.entries(payloadFieldErrors(error) ?? {}).map(
      ([field, messages]) => `${field}: ${messages.join(' ')}`,
    );
    return problems.join(' ') || undefined;
  }
  return undefined;
}

const maxLimit = 100;
/** Above any real number. */
const maxJoined = 200;

const lists = new Set(['read', 'findVersions', 'readDistinct']);

/** Payload reads `limit=0` as all. */
const clampQuery: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (req.payloadAPI === 'local' || !lists.has(operation)) return args;
  const bounded = 'joins' in args ? { ...args, joins: clampJoins(collection, args.joins) } : args;
  // Payload’s own loading of relationships has a depth.
  if ('currentDepth' in args && args.currentDepth !== undefined) return bounded;
  if (!('limit' in args || 'pagination' in args)) return bounded;
  return {
    ...bounded,
    pagination: true,
    limit: Math.min(atLeastOne(args.limit ?? 10) ?? maxLimit, maxLimit),
    page:
      'page' in args ? (operation === 'read' && isRecord(args.page) ? args.page : atLeastOne(args.page)) : undefined,
  };
};

type RequestedJoins = Record<string, { limit?: unknown } | false>;

/** Joins that are not requested are shown, too. */
function clampJoins({ joins, polymorphicJoins }: SanitizedCollectionConfig, requested: unknown): JoinQuery | false {
  if (requested === false) return false;
  const named = (requested ?? {}) as RequestedJoins;
  const bounded = [...Object.values(joins).flat(), ...polymorphicJoins].map(({ joinPath, field }) => {
    const join = named[joinPath];
    if (join === false) return [joinPath, false];
    const limit = atLeastOne(join?.limit ?? field.defaultLimit ?? 10) ?? maxJoined;
    return [joinPath, { ...join, limit: Math.min(limit, maxJoined) }];
  });
  return Object.fromEntries(bounded) as JoinQuery;
}

function atLeastOne(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}
