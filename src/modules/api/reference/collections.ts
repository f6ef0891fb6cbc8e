import {
  entityToJSONSchema,
  formatNames,
  type Access,
  type FieldAccess,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { z } from 'zod';
import { keyInput } from '@/domain/api-keys/key-input';
import { isRecord } from '@/domain/text/is-record';
import { nobody } from '@/lib/accounts/active-user';
import { KEPT_BY_THE_SYSTEM } from '@/lib/payload/refuse-fixed-fields';
import { COLLECTION_HEADINGS, COLLECTION_NOTES } from './collection-notes';
import type { JsonSchema } from './json-schema';
import { OWN_COLLECTIONS } from './not-for-others';
import { HEADINGS, type Heading } from './route-entry';
import {
  answered,
  json,
  operationId,
  OTHER_REFUSALS,
  pathParameters,
  refTo,
  type Operation,
  type OperationName,
  type Parameter,
  type Paths,
} from './openapi-document';

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig;
type Tag = { name: string; heading: Heading; description?: string };
type Documents = { paths: Paths; schemas: Record<string, JsonSchema>; tags: Tag[] };

/** Collections and globals, by their fields and access rules. */
export function describeCollections(config: SanitizedConfig): Documents {
  const collections = config.collections.filter(({ slug }) => !OWN_COLLECTIONS.has(slug));
  const reader = new SchemaReader(config);
  const paths = [...collections.map(pathsOfCollection), ...config.globals.map(pathsOfGlobal)];
  for (const entity of [...collections, ...config.globals]) {
    reader.addDocument(entity);
    if (isWritten(entity)) reader.addInput(entity);
  }
  return {
    paths: Object.assign({}, ...paths) as Paths,
    schemas: reader.schemas(),
    tags: [
      ...collections.map((each) => ({
        name: tagOf(each),
        heading: headingOf(each),
        description: COLLECTION_NOTES[each.slug],
      })),
      { name: SETTINGS, heading: STAFF },
    ],
  };
}

const SETTINGS = 'Settings of the shop';
const STAFF = 'Site and staff';

const headingOf = ({ slug }: Entity): Heading =>
  HEADINGS.find((heading) => COLLECTION_HEADINGS[heading]?.includes(slug)) ?? STAFF;

const nameOf = ({ slug, typescript }: Entity): string => typescript?.interface ?? formatNames(slug).singular;
const inputOf = (entity: Entity): string => `${nameOf(entity)}Input`;

const wordsOf = ({ slug }: Entity): string => slug.replaceAll('-', ' ').replace(/\bapi\b/, 'API');

/** `Team orders` */
const tagOf = (entity: Entity): string => {
  const words = wordsOf(entity);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const stranger = (routeParams?: object) => ({ user: null, query: {}, routeParams }) as unknown as PayloadRequest;

/** Rules for strangers depend on nothing but the user and the route. */
const allows = (rule: Access | FieldAccess | undefined, routeParams?: object): boolean =>
  rule !== undefined && (rule as Access)({ req: stranger(routeParams) }) !== false;

const isOpen = (rule: unknown): boolean => rule !== undefined && rule !== nobody;

const isWritten = ({ access }: Entity): boolean =>
  isOpen(access.update) || ('create' in access && isOpen(access.create));

/** True for what strangers see, be it only within other documents. */
const isPublic = ({ access }: Entity): boolean => allows(access.read);

class SchemaReader {
  readonly #config: SanitizedConfig;
  readonly #names: ReadonlyMap<string, string>;
  readonly #schemas = new Map<string, JsonSchema>();

  constructor(config: SanitizedConfig) {
    this.#config = config;
    this.#names = new Map([...config.collections, ...config.globals].map((each) => [each.slug, nameOf(each)]));
  }

  schemas = (): Record<string, JsonSchema> => Object.fromEntries(this.#schemas);

  /** As a public reader sees it if there are any, else with all that some user may read. */
  addDocument(entity: Entity): void {
    const sees: Sees = isPublic(entity)
      ? (rule) => (rule ? allows(rule) && 'always' : 'always')
      : (rule) => (rule === nobody ? false : rule ? 'perhaps' : 'always');
    this.#add(entity, nameOf(entity), shown(entity.flattenedFields, 'read', sees));
  }

  addInput(entity: Entity): void {
    const sees: Sees = (rule) => rule !== nobody && 'perhaps';
    const fields = shown(entity.flattenedFields, 'update', sees).filter(
      ({ name, type }) => !KEPT_BY_THE_SYSTEM.has(name) && name !== 'id' && type !== 'join',
    );
    this.#add(entity, inputOf(entity), fields, withIdsOnly);
  }

  #add(entity: Entity, name: string, fields: FlattenedField[], change = (schema: JsonSchema) => schema): void {
    const interfaces = new Map<string, never>();
    const isInput = name !== nameOf(entity);
    const made = entityToJSONSchema(
      this.#config,
      { ...entity, flattenedFields: fields },
      interfaces,
      'text',
      undefined,
      undefined,
      { forceInlineBlocks: isInput },
    ) as JsonSchema;
    const { properties = {}, required = [] } = made;
    const isAccount = 'auth' in entity && Boolean(entity.auth);
    const own = Object.fromEntries(
      Object.entries(properties).filter(([field]) => !isInput || (field !== 'id' && field !== 'collection')),
    );
    if (isAccount && !isInput) Reflect.deleteProperty(own, 'password');
    const schema: JsonSchema = {
      type: 'object',
      properties: own,
      ...(!isInput && { required: required.filter((field) => isStored(entity, field) && isAlways(fields, field)) }),
    };
    this.#schemas.set(name, this.#translate(change(schema)));
    for (const [each, part] of interfaces) this.#schemas.set(each, this.#translate(part));
  }

  /** Points to the schemas by their names here; leaves room for further fields, and for null among options. */
  #translate(schema: JsonSchema): JsonSchema {
    return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
      if (key === 'additionalProperties' && value === false) return undefined;
      if (key === '$ref' && typeof value === 'string') {
        const slug = value.replace('#/definitions/', '');
        return `#/components/schemas/${this.#names.get(slug) ?? slug}`;
      }
      const { type, enum: options } = isRecord(value) ? (value as JsonSchema) : {};
      return options && Array.isArray(type) && type.includes('null')
        ? { ...(value as JsonSchema), enum: [...options, null] }
        : value;
    }) as JsonSchema;
  }
}

type Sees = (rule: FieldAccess | undefined) => 'always' | 'perhaps' | false;

/** Settings have no id until they are first saved. */
const isStored = (entity: Entity, field: string): boolean =>
  field !== 'collection' && (field !== 'id' || 'auth' in entity);

/** A field that only some readers see is there for them. */
const isAlways = (fields: readonly FlattenedField[], name: string): boolean =>
  !fields.some((field) => field.name === name && 'required' in field && field.required === false);

function shown(fields: readonly FlattenedField[], action: 'read' | 'update', sees: Sees): FlattenedField[] {
  return fields.flatMap((field): FlattenedField[] => {
    const { access, hidden } = field as { access?: Partial<Record<string, FieldAccess>>; hidden?: boolean };
    const seen = hidden ? false : sees(access?.[action]);
    if (!seen) return [];
    const kept = { ...field, ...(seen === 'perhaps' && { required: false }) } as FlattenedField;
    if (kept.type === 'json' && kept.jsonSchema && !kept.required) {
      const { jsonSchema } = kept;
      return [{ ...kept, jsonSchema: { ...jsonSchema, schema: { anyOf: [jsonSchema.schema, { type: 'null' }] } } }];
    }
    if (kept.type === 'blocks')
      return [
        {
          ...kept,
          // Payload sorts them in some programs.
          blocks: kept.blocks
            .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
            .map((block) => ({ ...block, flattenedFields: shown(block.flattenedFields, action, sees) })),
        },
      ];
    if ('flattenedFields' in kept) return [{ ...kept, flattenedFields: shown(kept.flattenedFields, action, sees) }];
    return [kept];
  });
}

/** Relations are written by their ids. */
const withIdsOnly = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    const parts = (value as { oneOf?: JsonSchema[] } | null)?.oneOf;
    if (!Array.isArray(parts) || !parts.some((part) => part.$ref?.startsWith('#/definitions/'))) return value;
    const { oneOf: _oneOf, ...rest } = value as { oneOf: JsonSchema[] };
    const types = parts.flatMap(({ type }) => type ?? []);
    return { ...rest, type: types.length === 1 ? types[0] : types };
  }) as JsonSchema;

const LIST: readonly Parameter[] = ['where', 'sort', 'limit', 'page', 'first', 'after', 'depth', 'select'].map(
  (name) => ({
    $ref: `#/components/parameters/${name}`,
  }),
);
const ONE = LIST.filter((parameter) => /(?:depth|select)$/.test('$ref' in parameter ? parameter.$ref : ''));
const WHERE = LIST.slice(0, 1);

const listOf = (name: string): JsonSchema => ({
  type: 'object',
  properties: {
    docs: { type: 'array', items: refTo(name) },
    totalDocs: { type: 'integer' },
    limit: { type: 'integer' },
    totalPages: { type: 'integer' },
    page: { type: 'integer' },
    pagingCounter: { type: 'integer', description: 'Number of the first document of the page, from 1.' },
    hasPrevPage: { type: 'boolean' },
    hasNextPage: { type: 'boolean' },
    prevPage: { type: ['integer', 'null'] },
    nextPage: { type: ['integer', 'null'] },
    endCursor: {
      type: ['string', 'null'],
      description:
        'For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted.',
    },
  },
  required: ['docs', 'limit', 'hasNextPage'],
});

const changed = (name: string): JsonSchema => ({
  type: 'object',
  properties: { doc: refTo(name), message: { type: 'string' } },
  required: ['doc'],
});

const changedMany = (name: string): JsonSchema => ({
  type: 'object',
  properties: {
    docs: { type: 'array', items: refTo(name) },
    errors: { type: 'array', items: {} },
    message: { type: 'string' },
  },
  required: ['docs'],
});

const SIGNED_IN = [{ login: [] }];

type Described = Omit<Operation, 'operationId' | 'tags' | 'responses'> & { status?: number; answer: JsonSchema };

function pathsOfCollection(collection: SanitizedCollectionConfig): Paths {
  const { slug, access } = collection;
  const name = nameOf(collection);
  const tag = tagOf(collection);
  const words = wordsOf(collection);
  const root = `/api/${slug}`;
  const one = `${root}/{id}`;
  const paths: Paths = {};
  const add = (method: OperationName, path: string, { status = 200, answer, ...operation }: Described) => {
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId: operationId(method, path),
        tags: [tag],
        ...operation,
        parameters: [...pathParameters(path), ...(operation.parameters ?? [])],
        responses: { [status]: answered('Success', answer), ...OTHER_REFUSALS },
      },
    };
  };
  const isListed = allows(access.read, { collection: slug });
  const reading = isListed ? {} : { security: SIGNED_IN };
  const body = { required: true, content: bodyOf(collection) };
  add('get', root, { summary: `List ${words}`, ...reading, parameters: LIST, answer: listOf(name) });
  add('get', `${root}/count`, {
    summary: `Count ${words}`,
    ...reading,
    parameters: WHERE,
    answer: { type: 'object', properties: { totalDocs: { type: 'integer' } }, required: ['totalDocs'] },
  });
  add('get', one, { summary: `Get one of the ${words}`, ...reading, parameters: ONE, answer: refTo(name) });
  const security = SIGNED_IN;
  if (isOpen(access.create))
    add('post', root, {
      summary: `Create one of the ${words}`,
      security,
      requestBody: body,
      status: 201,
      answer: changed(name),
    });
  if (slug === 'api-keys')
    add('post', root, {
      summary: 'Create a key',
      description: 'Answers the key, once. Needs the caller’s password.',
      security,
      requestBody: { required: true, content: json(keyBody()) },
      status: 201,
      answer: createdKey,
    });
  if (isOpen(access.update)) {
    add('patch', one, {
      summary: `Change one of the ${words}`,
      security,
      requestBody: body,
      answer: changed(name),
    });
    add('patch', root, {
      summary: `Change ${words}, all or none`,
      security,
      parameters: WHERE,
      requestBody: body,
      answer: changedMany(name),
    });
  }
  if (isOpen(access.delete)) {
    add('delete', one, { summary: `Delete one of the ${words}`, security, answer: changed(name) });
    add('delete', root, {
      summary: `Delete ${words}, all or none`,
      security,
      parameters: WHERE,
      answer: changedMany(name),
    });
  }
  if (collection.upload) {
    const path = `${root}/file/{filename}`;
    paths[path] = {
      get: {
        operationId: operationId('get', path),
        tags: [tag],
        summary: `Get the file of one of the ${words}`,
        ...(!isPublic(collection) && { security }),
        parameters: pathParameters(path),
        responses: { 200: { description: 'The file' }, ...OTHER_REFUSALS },
      },
    };
  }
  if (collection.auth) {
    add('post', `${root}/login`, {
      summary: `Sign in as one of the ${words}`,
      requestBody: { required: true, content: json(loginBody(collection)) },
      answer: session(name, ['token', 'exp', 'user']),
    });
    add('post', `${root}/logout`, {
      summary: 'Sign out',
      security,
      answer: { type: 'object', properties: { message: { type: 'string' } } },
    });
    add('get', `${root}/me`, { summary: 'Who is signed in', answer: session(name, ['user']) });
  }
  return paths;
}

const bodyOf = (
  collection: SanitizedCollectionConfig,
): Operation['requestBody'] extends (infer Body) | undefined
  ? Body extends { content: infer Content }
    ? Content
    : never
  : never =>
  collection.upload
    ? {
        ...json(refTo(inputOf(collection))),
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              file: { type: 'string', format: 'binary' },
              _payload: { type: 'string', description: `${inputOf(collection)} as JSON.` },
            },
          },
        },
      }
    : json(refTo(inputOf(collection)));

function keyBody(): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(keyInput('staff'), { io: 'input', unrepresentable: 'any' });
  return schema as JsonSchema;
}

const createdKey: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string' }, key: { type: 'string' }, prefix: { type: 'string' } },
  required: ['id', 'key', 'prefix'],
};

function loginBody({ auth }: SanitizedCollectionConfig): JsonSchema {
  const name = auth.loginWithUsername ? 'username' : 'email';
  const text: JsonSchema = { type: 'string' };
  return { type: 'object', properties: { [name]: text, password: text }, required: [name, 'password'] };
}

const session = (name: string, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: {
    token: { type: 'string', description: 'For the header `Authorization: JWT …`.' },
    exp: { type: 'integer', description: 'When it ends: seconds since 1970.' },
    user: { anyOf: [refTo(name), { type: 'null' }] },
    message: { type: 'string' },
  },
  required,
});

function pathsOfGlobal(global: SanitizedGlobalConfig): Paths {
  const path = `/api/globals/${global.slug}`;
  const common = { tags: [SETTINGS] };
  const words = wordsOf(global);
  const reading = allows(global.access.read) ? {} : { security: SIGNED_IN };
  return {
    [path]: {
      get: {
        operationId: operationId('get', path),
        ...common,
        summary: `Get the ${words}`,
        ...reading,
        responses: { 200: answered('Success', refTo(nameOf(global))), ...OTHER_REFUSALS },
      },
      post: {
        operationId: operationId('post', path),
        ...common,
        summary: `Change the ${words}`,
        security: SIGNED_IN,
        requestBody: { required: true, content: json(refTo(inputOf(global))) },
        responses: {
          200: answered('Success', {
            type: 'object',
            properties: { result: refTo(nameOf(global)), message: { type: 'string' } },
            required: ['result'],
          }),
          ...OTHER_REFUSALS,
        },
      },
    },
  };
}
