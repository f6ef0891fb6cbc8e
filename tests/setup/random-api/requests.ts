import fc from 'fast-check';
import { isRecord } from '@/domain/text/is-record';
import { OPERATIONS, type OpenApi, type Operation, type Parameter } from '@/modules/api/reference/openapi-document';
import { Draw, type Goods } from './draw';
import { spoil, Values } from './values';

export const ORDERS: ReadonlySet<string> = new Set(['POST /api/checkout', 'POST /api/quotes', 'POST /api/team/orders']);

/** In path and body `@products:7@` is the id of a known record (known-records.ts). */
export type RandomRequest = {
  /** `get /api/products`, or `graphql`. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
  form?: { fields: Record<string, string>; file: string };
  caller: string;
};

type Described = { path: string; method: RandomRequest['method']; operation: Operation };
type OwnParameter = Exclude<Parameter, { $ref: string }>;

/** Requests of all operations, as by programs that read the reference well, nearly, or not at all. */
export function randomRequests(
  reference: OpenApi,
  callers: readonly string[],
  goods: readonly Goods[],
): fc.Arbitrary<RandomRequest> {
  const writer = new RequestWriter(reference);
  return fc.gen().map((generator) => writer.write(new Draw(generator, goods), callers));
}

class RequestWriter {
  readonly #reference: OpenApi;
  readonly #values: Values;
  readonly #operations: readonly Described[];
  readonly #orders: readonly Described[];

  constructor(reference: OpenApi) {
    this.#reference = reference;
    this.#values = new Values(reference.components.schemas, slugsOf(reference));
    this.#operations = Object.entries(reference.paths).flatMap(([path, operations]) =>
      OPERATIONS.flatMap((name) => {
        const operation = operations[name];
        return operation ? [{ path, method: name.toUpperCase() as RandomRequest['method'], operation }] : [];
      }),
    );
    this.#orders = this.#operations.filter(({ path, method }) => ORDERS.has(`${method} ${path}`));
  }

  write(draw: Draw, callers: readonly string[]): RandomRequest {
    const { path, method, operation } = draw.among(draw.is(8) ? this.#orders : this.#operations);
    const parameters = (operation.parameters ?? []).map((each) => this.#parameter(each));
    const query = this.#query(draw, path, parameters);
    const request: RandomRequest = {
      operation: `${method.toLowerCase()} ${path}`,
      method,
      path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathValue(draw, path, name)) + query,
      headers: Object.fromEntries(
        parameters
          .filter((each) => each.in === 'header' && (each.required ? draw.is(95) : draw.is(20)))
          .map((each) => [each.name, this.#header(draw, each)]),
      ),
      caller: draw.isPlain && draw.is(70) ? likelyCaller(draw, path, operation) : draw.among(callers),
    };
    if (!draw.isPlain && draw.is(5)) Object.assign(request.headers, draw.among(ODD_HEADERS));
    return operation.requestBody ? { ...request, ...this.#body(draw, operation, request.headers) } : request;
  }

  #parameter(parameter: Parameter): OwnParameter {
    if (!('$ref' in parameter)) return parameter;
    const name = parameter.$ref.split('/').at(-1) ?? '';
    return this.#parameter(this.#reference.components.parameters[name]!);
  }

  #header(draw: Draw, { name, schema }: OwnParameter): string {
    if (name === 'Idempotency-Key' && draw.is(90)) return `fuzz-key-${draw.number(1_000_000_000)}`;
    // Fetch refuses others.
    return String(this.#values.of(draw, schema, name)).replaceAll(/[^\x20-\x7e]/g, '?');
  }

  #query(draw: Draw, path: string, parameters: readonly OwnParameter[]): string {
    const parts = parameters
      .filter((each) => each.in === 'query' && (each.required ? draw.is(95) : draw.is(35)))
      .map((each) => this.#queryPart(draw, path, each));
    if (!draw.isPlain && draw.is(4)) parts.push(`${draw.among(ODD_PARAMETERS)}=${encode(draw.text())}`);
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  }

  #queryPart(draw: Draw, path: string, { name, schema }: OwnParameter): string {
    const fields = this.#fieldsOf(path);
    if (name === 'where' && fields.length > 0)
      return Array.from({ length: 1 + draw.number(1) }, () => {
        const field = draw.is(90) ? draw.among(fields) : 'nope';
        return `where[${field}][${draw.among(OPERATORS)}]=${encode(draw.is(30) ? draw.id('id') : draw.text())}`;
      }).join('&');
    if (name === 'select' && fields.length > 0) return `select[${draw.among(fields)}]=${draw.among(['true', 'x'])}`;
    if (name === 'sort' && fields.length > 0) return `sort=${draw.among(['', '-'])}${draw.among(fields)}`;
    const value = draw.isPlain || draw.is(85) ? this.#values.of(draw, schema, name) : draw.json();
    return `${name}=${encode(typeof value === 'object' ? JSON.stringify(value) : String(value))}`;
  }

  #fieldsOf(path: string): string[] {
    const [root = ''] = /^\/api\/[\w-]+/.exec(path) ?? [];
    const answer = this.#reference.paths[root]?.get?.responses[200];
    const list = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
    const { properties = {} } = this.#values.resolve(list?.properties?.docs?.items ?? {});
    return Object.entries(properties).flatMap(([name, schema]) => [
      name,
      ...Object.keys(this.#values.resolve(schema).properties ?? {}).map((inner) => `${name}.${inner}`),
    ]);
  }

  #body(draw: Draw, { requestBody }: Operation, headers: Record<string, string>): Partial<RandomRequest> {
    const { 'application/json': json, 'multipart/form-data': form, ...others } = requestBody!.content;
    const [lines] = Object.entries(others);
    if (draw.is(8))
      return { headers: { ...headers, 'Content-Type': draw.among(TYPES) }, body: draw.among(TEXT_BODIES) };
    const typed = { ...headers, 'Content-Type': 'application/json' };
    const write = (schema: object): unknown => {
      const value = this.#values.of(draw, schema);
      return draw.isPlain || draw.is(20) ? value : draw.is(85) ? spoil(draw, value) : draw.json();
    };
    if (lines && draw.is(80)) {
      const [type, { schema }] = lines;
      const written = Array.from({ length: 1 + draw.number(2) }, () => JSON.stringify(write(schema)));
      return { headers: { ...headers, 'Content-Type': type }, body: written.join('\n') };
    }
    if (form && (!json || draw.is(50))) {
      const written = write(form.schema);
      const { file: _, ...fields } = isRecord(written) ? written : {};
      if (json) fields._payload = write(json.schema);
      return { form: { fields: Object.fromEntries(texts(fields)), file: draw.among(Object.keys(FILES)) } };
    }
    return { headers: typed, body: JSON.stringify(write(json?.schema ?? {})) ?? '' };
  }
}

function likelyCaller(draw: Draw, path: string, { security }: Operation): string {
  if (!security) return 'stranger';
  return /^\/api\/(?:team|kits)\//.test(path) || draw.is(10) ? 'team' : 'administrator';
}

const texts = (fields: object): [string, string][] =>
  Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);

const OPERATORS = [
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'like', 'contains', 'all', 'near', 'nope'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
];
const ODD_PARAMETERS = [
  'nope',
  'where',
  'where[',
  'where[or][0][id][equals]',
  'depth',
  'limit',
  'draft',
  'locale',
  'joins',
];
const ODD_HEADERS = [
  { 'If-Match': '"1"' },
  { 'If-Match': '*' },
  { 'If-None-Match': '*' },
  { Range: 'bytes=0-3' },
  { Accept: 'text/csv' },
  { 'Kitroom-Version': '1999-01-01' },
];
const TYPES = ['application/json', 'application/json; charset=x', 'text/plain', 'multipart/form-data; boundary=x', '/'];
const TEXT_BODIES = [
  '',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '"x"',
  '--x\r\n',
  'a=1',
  '['.repeat(5_000),
  '\u0000',
  '{"a":1e999}',
];

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
export const FILES: Readonly<Record<string, Blob>> = {
  'crest.png': new Blob([PIXEL], { type: 'image/png' }),
  'crest.svg': new Blob([DRAWING], { type: 'image/svg+xml' }),
  'cut.png': new Blob([PIXEL.subarray(0, 40)], { type: 'image/png' }),
  'text.png': new Blob(['no picture'], { type: 'image/png' }),
  'empty.pdf': new Blob([], { type: 'application/pdf' }),
};

const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
    .replaceAll('%40', '@')
    .replaceAll('%3A', ':');

/** `/api/orders/{id}` is about an order; others are named by their parameter. */
function pathValue(draw: Draw, path: string, name: string): string {
  const [, slug] = name === 'id' ? (/\/([\w-]+)\/\{id\}/.exec(path) ?? []) : [];
  return draw.id(slug ?? name) || 'x';
}

export const slugsOf = ({ paths }: OpenApi): string[] =>
  Object.entries(paths).flatMap(([path, { get }]) => {
    const [, slug] = /^\/api\/([\w-]+)$/.exec(path) ?? [];
    return slug && get?.operationId && paths[`${path}/{id}`] ? [slug] : [];
  });
