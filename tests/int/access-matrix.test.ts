import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { describe, expect, inject, it } from 'vitest';
import { incoming } from '../setup/incoming';
import { apiReference } from '@/app/api-reference';
import { scopesOf } from '@/domain/api-keys/scopes';
import { env } from '@/lib/env';
import { printedSchema } from '@/modules/api/graphql-schema';
import { OPERATIONS } from '@/modules/api/reference/openapi-document';
import {
  deactivate,
  matrix,
  picture,
  sampleOf,
  STAFF,
  staffTokens,
  store,
  storeSamples,
  uploads,
} from '../setup/access-matrix';
import {
  BY_FIELD,
  CALLERS,
  callersOf,
  FIELDS,
  GLOBALS,
  KEY_VERBS,
  outcomeFor,
  OWN_LISTS,
  ROUTES,
  type Caller,
  type Outcome,
  type Row,
} from '../setup/access-table';
import { newAddress } from '../setup/address';
import { storeKey } from '../setup/api-keys';
import { graphQLNames } from '../setup/graphql-names';
import { api, gql, type Answer, type Call } from '../setup/http';
import { ownPaths } from '../setup/own-routes';
import { createPerson, createStaff, createTeam, password, payload } from '../setup/shop';

/** Every caller and key × route, collection, setting and GraphQL field × verb, by tables; without a row it fails. */

const NONE = 'b4a3c6de-0000-4000-8000-000000000000';
const LETTERS = { create: 'c', read: 'r', update: 'u', delete: 'd' } as const;
type Verb = keyof typeof LETTERS;
const VERBS = Object.keys(LETTERS) as Verb[];

type Cells = Record<string, Outcome>;
type Found = { code?: string; docs?: object[]; totalDocs?: number };

const samples = await storeSamples();
const admin = await createStaff('administrator');
const team = await createTeam();
const coach = await createPerson(team.user, 'coach');
const [closedTeam, closedAdmin] = [await createTeam(), await createStaff('administrator')];
for (const { user } of [closedTeam, closedAdmin]) await deactivate(user.id);
const tokens: Record<Caller, string | undefined> = {
  stranger: undefined,
  team: team.token,
  manager: (await createPerson(team.user, 'manager')).token,
  coach: coach.token,
  treasurer: (await createPerson(team.user, 'treasurer')).token,
  ...(await staffTokens()),
  administrator: admin.token,
  'deactivated team': closedTeam.token,
  'deactivated administrator': closedAdmin.token,
};

type Maker = { caller: Caller; kind: 'staff' | 'teams'; signed: Parameters<typeof storeKey>[0] };
const staffMaker: Maker = { caller: 'administrator', kind: 'staff', signed: admin };
const teamMaker: Maker = { caller: 'team', kind: 'teams', signed: team };
const bookkeeper = await createStaff('bookkeeper');
const bookkeeperMaker: Maker = { caller: 'bookkeeper', kind: 'staff', signed: bookkeeper };
const coachMaker: Maker = { caller: 'coach', kind: 'teams', signed: coach };
const ofTeam = { team: team.user.id };

const made = new Map<string, Promise<string>>();
function keyWith(maker: Maker, scopes: readonly string[]): Promise<string> {
  const name = `${maker.caller} ${scopes.join()}`;
  const stored =
    made.get(name) ?? storeKey(maker.signed, scopes, maker.kind === 'teams' ? ofTeam : {}).then(({ key }) => key);
  made.set(name, stored);
  return stored;
}

const everyScope = (kind: Maker['kind']): string[] => scopesOf(kind).filter((scope) => scope !== 'public');

type KeyRow = { maker: Maker; scopes: readonly string[] };

/** With the scopes alone, with all others, and with none; by a coach, with all. */
function keysFor(scopes: readonly string[] = []): Record<string, KeyRow> {
  const without = (kind: Maker['kind']) => everyScope(kind).filter((each) => !scopes.includes(each));
  const only = (kind: Maker['kind']) => scopes.filter((scope) => everyScope(kind).includes(scope));
  const rows: Record<string, KeyRow> = {
    'publishable key': { maker: staffMaker, scopes: ['public'] },
    'all other scopes of staff': { maker: staffMaker, scopes: without('staff') },
    'all other scopes of teams': { maker: teamMaker, scopes: without('teams') },
  };
  if (only('staff').length > 0) {
    rows['its scope alone, of staff'] = { maker: staffMaker, scopes: only('staff') };
    rows['its scope alone, of a bookkeeper'] = { maker: bookkeeperMaker, scopes: only('staff') };
  }
  if (only('teams').length > 0) {
    rows['its scope alone, of a team'] = { maker: teamMaker, scopes: only('teams') };
    rows['its scope alone, of a coach'] = { maker: coachMaker, scopes: only('teams') };
  }
  if (inject('hasAllRounds'))
    for (const maker of [staffMaker, teamMaker])
      for (const scope of everyScope(maker.kind)) rows[`${scope} of ${maker.kind}`] = { maker, scopes: [scope] };
  return rows;
}

/** A field of GraphQL, or a route that any of its scopes opens. */
type Kind = { isField?: boolean; isChoice?: boolean };

/** By the table: a key may do what it has the scopes for, and its maker may. */
function expectedOf(
  by: (caller: Caller) => Outcome,
  scopes: readonly string[] | undefined,
  key: KeyRow,
  { isField, isChoice }: Kind,
): Outcome {
  if (key.scopes.includes('public') && (scopes || isField)) return by('stranger');
  if (!scopes) return 'key_not_accepted';
  if (scopes.includes('public')) return by('stranger');
  const has = (scope: string) => key.scopes.includes(scope);
  return (isChoice ? scopes.some(has) : scopes.every(has)) ? by(key.maker.caller) : 'missing_scope';
}

type Ask = (call: Call, expected: Outcome) => Promise<Outcome>;

/** @param scopes that a key needs; none if keys are refused */
async function expectCells(
  ask: Ask,
  by: (caller: Caller) => Outcome,
  scopes: readonly string[] | undefined,
  kind: Kind = {},
): Promise<void> {
  const [actual, expected]: [Cells, Cells] = [{}, {}];
  const cell = async (name: string, outcome: Outcome, Authorization: string | undefined, confirm?: string) => {
    const headers = { Origin: env.publicUrl, ...(Authorization && { Authorization }) };
    incoming.headers = new Headers(headers);
    expected[name] = outcome;
    actual[name] = await ask({ headers, confirm }, outcome);
  };
  for (const caller of CALLERS) {
    const token = tokens[caller];
    await cell(caller, by(caller), token && `JWT ${token}`, token && password);
  }
  for (const [name, key] of Object.entries(keysFor(scopes)))
    await cell(name, expectedOf(by, scopes, key, kind), `Bearer ${await keyWith(key.maker, key.scopes)}`);
  expect(actual).toEqual(expected);
}

function outcomeOf({ status, body, text }: Answer<{ code?: unknown }>): Outcome {
  const { code } = body;
  if (status >= 500) throw new Error(`${status} ${text.slice(0, 200)}`);
  if (code === 'missing_scope' || code === 'key_not_accepted') return code;
  return status === 401 ? 'signed out' : status === 403 ? 'no' : 'yes';
}

const byRow =
  ({ who }: Row) =>
  (caller: Caller): Outcome =>
    outcomeFor(who, caller);

const starred = (path: string): string =>
  path
    .replaceAll(NONE, '*')
    .replaceAll(/\{\w+\}/g, '*')
    .replace(/\/$/, '');

const slugs = payload.config.collections.map(({ slug }) => slug);
const globalSlugs: string[] = payload.config.globals.map(({ slug }) => slug);

describe('the tables name what there is', () => {
  it('each route on disk', async () => {
    const calls = (await ownPaths()).flatMap(({ path, methods }) =>
      methods.filter((method) => method !== 'OPTIONS').map((method) => `${method} ${starred(path)}`),
    );
    expect([...ROUTES.map(({ call }) => call), ...BY_FIELD].sort()).toEqual(calls.sort());
  });

  it('each operation of the reference', async () => {
    const { paths } = await apiReference();
    const known = new Set([...ROUTES.map(({ call }) => call), ...BY_FIELD]);
    const records = new RegExp(
      `^\\w+ /api/(?:(?:${slugs.join('|')})(?:/(?:\\*|count|file/\\*|login|logout|me))?|globals/(?:${globalSlugs.join('|')}))$`,
    );
    const operations = Object.entries(paths).flatMap(([path, operations]) =>
      OPERATIONS.filter((name) => operations[name]).map((name) => `${name.toUpperCase()} ${starred(path)}`),
    );
    expect(operations.filter((call) => !known.has(call) && !records.test(call))).toEqual([]);
  });

  it('each collection and its keys, and each of the settings', () => {
    expect(Object.keys(matrix).sort()).toEqual(slugs.toSorted());
    expect(Object.keys(GLOBALS).sort()).toEqual(globalSlugs.toSorted());
    const reached = [...everyScope('staff'), ...everyScope('teams')];
    const written = Object.entries(KEY_VERBS).flatMap(([slug, letters]) =>
      letters.flatMap((each) => VERBS.filter((verb) => each.includes(LETTERS[verb])).map((verb) => `${slug}:${verb}`)),
    );
    expect(reached.sort()).toEqual(written.sort());
  });
});

describe('routes of our own', () => {
  it.each(ROUTES.filter(({ call }) => !BY_FIELD.includes(call)))('$call', async (row) => {
    const [method = '', path = ''] = row.call.replaceAll('*', NONE).split(' ');
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    await expectCells(
      async (call) => outcomeOf(await api(method as 'GET', path, { ...call, body, isOdd: true })),
      byRow(row),
      row.ignoresKeys ? ['public'] : row.scopes,
      { isChoice: row.isChoice },
    );
  });
});

const mayDo = (slug: string, caller: Caller, verb: Verb): boolean => {
  const role = STAFF.find((known) => known === caller) ?? (callersOf('a team').includes(caller) ? 'team' : 'stranger');
  return matrix[slug]?.[role]?.includes(LETTERS[verb]) ?? false;
};

const scopeOf = (slug: string, verb: Verb): string[] | undefined =>
  KEY_VERBS[slug]?.some((letters) => letters.includes(LETTERS[verb])) ? [`${slug}:${verb}`] : undefined;

/** Other people’s records are not found, or their collection is refused. */
const hidden = (outcome: Outcome, { status }: { status: number }): Outcome =>
  outcome === 'signed out' || (outcome === 'yes' && status === 404) ? 'no' : outcome;

const byRecord =
  (slug: string, verb: Verb) =>
  (caller: Caller): Outcome =>
    mayDo(slug, caller, verb) ? 'yes' : 'no';

async function recordCall(
  slug: string,
  verb: Verb,
  isGone: boolean,
): Promise<[method: string, path: string, body?: object]> {
  const id = isGone ? await store(slug, await sampleOf(slug)) : samples[slug];
  if (verb === 'read') return ['GET', `/api/${slug}/${id}`];
  if (verb === 'update') return ['PATCH', `/api/${slug}/${id}`, {}];
  if (verb === 'delete') return ['DELETE', `/api/${slug}/${id}`];
  // A key is made of less than is stored of it.
  const data = slug === 'api-keys' ? { name: 'Stock', scopes: ['team-orders:read'] } : await sampleOf(slug);
  if (!uploads.has(slug)) return ['POST', `/api/${slug}`, data];
  const form = new FormData();
  form.set('_payload', JSON.stringify(data));
  form.set('file', new File([new Uint8Array(await picture())], 'picture.png', { type: 'image/png' }));
  return ['POST', `/api/${slug}`, form];
}

/** Migrations and preferences have addresses of their own kind. */
const withRecords = slugs.filter((slug) => !['payload-migrations', 'payload-preferences'].includes(slug));

describe.each(withRecords)('%s', (slug) => {
  it.each(VERBS)('%s', async (verb) => {
    const by = byRecord(slug, verb);
    await expectCells(
      async (call, expected) => {
        const [method, path, body] = await recordCall(slug, verb, verb === 'delete' && expected === 'yes');
        const answer = await api(method as 'GET', path, { ...call, body });
        const isDone = answer.status < 300 || outcomeOf(answer) !== 'yes' || answer.status === 404;
        if (!isDone) throw new Error(`${method} ${path} answered ${answer.status} ${answer.text.slice(0, 200)}`);
        return hidden(outcomeOf(answer), answer);
      },
      by,
      scopeOf(slug, verb),
    );
  });
});

type Form = { verb: Verb; method: string; path: (slug: string, id: string) => string; body?: object };

const forms: Record<string, Form> = {
  list: { verb: 'read', method: 'GET', path: (slug, id) => `/api/${slug}?where[id][equals]=${id}` },
  count: { verb: 'read', method: 'GET', path: (slug, id) => `/api/${slug}/count?where[id][equals]=${id}` },
  'update of many': {
    verb: 'update',
    method: 'PATCH',
    path: (slug, id) => `/api/${slug}?where[id][equals]=${id}`,
    body: {},
  },
  'delete of many': { verb: 'delete', method: 'DELETE', path: (slug, id) => `/api/${slug}?where[id][equals]=${id}` },
  duplicate: { verb: 'create', method: 'POST', path: (slug, id) => `/api/${slug}/${id}/duplicate`, body: {} },
};

/** Need the scope to read, too: what is copied or found is read before. */
const READ_FIRST = ['duplicate', 'update of many'];

describe.each(withRecords)('%s otherwise', (slug) => {
  it.each(Object.entries(forms))('%s', async (name, { verb, method, path, body }) => {
    // Accounts are not duplicated: there is no such address.
    const isNone = name === 'duplicate' && ['admin-users', 'teams', 'team-people'].includes(slug);
    const by = isNone ? (): Outcome => 'no' : byRecord(slug, verb);
    const scopes = isNone ? ['public'] : scopeOf(slug, verb);
    await expectCells(
      async (call, expected) => {
        const isGone = verb === 'delete' && expected === 'yes';
        const id = isGone ? await store(slug, await sampleOf(slug)) : String(samples[slug]);
        const answer = await api<Found>(method as 'GET', path(slug, id), { ...call, body });
        const { docs, totalDocs } = answer.body;
        const isEmpty = docs?.length === 0 || totalDocs === 0;
        return isEmpty ? 'no' : hidden(outcomeOf(answer), answer);
      },
      by,
      READ_FIRST.includes(name) && scopes ? [`${slug}:read`, ...scopes] : scopes,
    );
  });

  it('versions', async () => {
    await expectCells(
      async (call) => {
        const answer = await api('GET', `/api/${slug}/versions`, call);
        return hidden(outcomeOf(answer), answer);
      },
      (caller) => (slug === 'pages' && mayDo(slug, caller, 'update') ? 'yes' : 'no'),
      scopeOf(slug, 'read'),
    );
  });
});

it.each(OWN_LISTS)('$call of a team: its list', async ({ who, call: slug }) => {
  const callers: Caller[] = [...callersOf(who), ...STAFF.filter((role) => mayDo(slug, role, 'read'))];
  await expectCells(
    async (call) => outcomeOf(await api('GET', `/api/${slug}`, call)),
    (caller) => (callers.includes(caller) ? 'yes' : outcomeFor('nobody', caller)),
    scopeOf(slug, 'read'),
  );
});

describe.each(globalSlugs)('settings: %s', (slug) => {
  it.each(['read', 'update'] as const)('%s', async (verb) => {
    const [method, body] = verb === 'read' ? (['GET', undefined] as const) : (['POST', {}] as const);
    await expectCells(
      async (call) => outcomeOf(await api(method, `/api/globals/${slug}`, { ...call, body })),
      (caller) => (GLOBALS[slug]?.includes(caller) ? 'yes' : outcomeFor('nobody', caller)),
      scopeOf(slug, verb),
    );
  });
});

const schema = buildSchema(await printedSchema());
const [version] = (await payload.findVersions({ collection: 'pages', where: { parent: { equals: samples.pages } } }))
  .docs;
type OwnField = GraphQLField<unknown, unknown>;
const fields = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ field, operation: 'query' })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ field, operation: 'mutation' })),
];

type FieldRow = { verb: Verb; slug: string; form: 'one' | 'many' | 'count' | 'write' | 'version' };

const FORMS: [prefix: string, verb: Verb, form: FieldRow['form']][] = [
  ['create', 'create', 'write'],
  ['duplicate', 'create', 'write'],
  ['update', 'update', 'write'],
  ['delete', 'delete', 'write'],
  ['version', 'update', 'version'],
  ['restoreVersion', 'update', 'version'],
];

function recordsOf(name: string): FieldRow | undefined {
  for (const [slug, [one, many]] of Object.entries(graphQLNames)) {
    if (name === one) return { slug, verb: 'read', form: 'one' };
    if (name === many) return { slug, verb: 'read', form: 'many' };
    if (name === `count${many}`) return { slug, verb: 'read', form: 'count' };
    if (name === `versions${many}`) return { slug, verb: 'update', form: 'version' };
    const found = FORMS.find(([prefix]) => name === `${prefix}${one}`);
    if (found) return { slug, verb: found[1], form: found[2] };
  }
  return undefined;
}

const settingsOf = (name: string): [slug: string, verb: Verb] | undefined => {
  const slug = name
    .replace(/^update/, '')
    .replaceAll(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase();
  return globalSlugs.includes(`${slug}s`) ? [`${slug}s`, name.startsWith('update') ? 'update' : 'read'] : undefined;
};

function leastOf({ name, args, type }: OwnField): string {
  const given = args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${leastValue(arg.type)}`);
  const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
  return `${name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selection}`;
}

const LEAST: Partial<Record<string, string>> = { Int: '1', Float: '1', Boolean: 'true', JSON: '{}' };

function leastValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return leastValue(type.ofType);
  if (isListType(type)) return '[]';
  if (!isInputObjectType(type)) return LEAST[type.name] ?? '"x"';
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return `{ ${required.map((field) => `${field.name}: ${leastValue(field.type)}`).join(', ')} }`;
}

/** A copy is read before it is made. */
function scopesOfField(name: string, { slug, verb }: FieldRow): string[] | undefined {
  const scopes = scopeOf(slug, verb);
  return name.startsWith('duplicate') && scopes ? [`${slug}:read`, ...scopes] : scopes;
}

type Errors = { extensions?: { code?: string }; message: string }[];

function fieldOutcome({ status, body }: Awaited<ReturnType<typeof gql>>): Outcome {
  const [error] = (body.errors ?? []) as Errors;
  const code = error?.extensions?.code ?? body.code;
  if (status === 400) throw new Error(`The question is refused: ${error?.message}`);
  if (code === 'missing_scope' || code === 'key_not_accepted') return code;
  return status === 401 || code === 'unauthorized' ? 'signed out' : code === 'forbidden' ? 'no' : 'yes';
}

async function askRecords(
  field: OwnField,
  { slug, verb, form }: FieldRow,
  isGone: boolean,
  call: Call,
): Promise<Outcome> {
  const id = form === 'version' ? version?.id : isGone ? await store(slug, await sampleOf(slug)) : samples[slug];
  const where = `(where: { id: { equals: "${id}" } })`;
  const { name } = field;
  const queries = {
    one: `{ ${name}(id: "${id}") { id } }`,
    many: `{ ${name}${where} { docs { id } } }`,
    count: `{ ${name}${where} { totalDocs } }`,
    version: `${name.startsWith('restore') ? 'mutation ' : ''}{ ${name}${name.startsWith('versions') ? '' : `(id: "${id}")`} { __typename } }`,
    write: '',
  };
  const data = field.args.find((arg) => arg.name === 'data');
  const given = [data && 'data: $data', field.args.some((arg) => arg.name === 'id') && `id: "${id}"`].filter(Boolean);
  const write = `mutation${data ? `($data: ${String(data.type)})` : ''} { ${name}(${given.join(', ')}) { id } }`;
  const variables = data && { data: verb === 'update' ? {} : await sampleOf(slug) };
  const answer = await gql(form === 'write' ? write : queries[form], { ...call, variables, address: newAddress() });
  const outcome = fieldOutcome(answer);
  if (outcome !== 'yes' || form === 'version') return outcome === 'signed out' ? 'no' : outcome;
  const found = answer.body.data?.[name] as { docs?: object[]; totalDocs?: number } | null | undefined;
  if (form === 'many' || form === 'count') return (found?.docs?.length ?? found?.totalDocs ?? 0) > 0 ? 'yes' : 'no';
  const [error] = (answer.body.errors ?? []) as Errors;
  return found || (error && error.extensions?.code !== 'not_found') ? 'yes' : 'no';
}

describe('GraphQL', () => {
  it('has each field of the table', () => {
    const names = fields.map(({ field }) => field.name);
    expect(FIELDS.filter(({ call }) => !names.includes(call))).toEqual([]);
  });

  it.each(fields.map(({ field, operation }) => [`${operation} ${field.name}`, field, operation] as const))(
    '%s',
    async (_name, field, operation) => {
      const { name } = field;
      const row = FIELDS.find(({ call }) => call === name);
      const [records, settings] = [recordsOf(name), settingsOf(name)];
      if (records) {
        const { slug, verb, form } = records;
        const by = byRecord(slug, verb);
        expect(CALLERS.map(by)).toContain('yes');
        await expectCells(
          async (call, expected) => askRecords(field, records, verb === 'delete' && expected === 'yes', call),
          by,
          scopesOfField(
            field.name,
            form === 'version' && operation === 'query' ? { ...records, verb: 'read' } : records,
          ),
          { isField: true },
        );
        return;
      }
      const query = `${operation} { ${leastOf(field)} }`;
      const ask = async (call: Call) => fieldOutcome(await gql(query, { ...call, address: newAddress() }));
      if (settings) {
        const [slug, verb] = settings;
        const by = (caller: Caller) => (GLOBALS[slug]?.includes(caller) ? 'yes' : outcomeFor('nobody', caller));
        await expectCells(ask, by, scopeOf(slug, verb), { isField: true });
        return;
      }
      if (!row) throw new Error(`Give ${name} a row in tests/setup/access-table.ts.`);
      await expectCells(ask, byRow(row), row.scopes, { isField: true });
    },
  );
});
