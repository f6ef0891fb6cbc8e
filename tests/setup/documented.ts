import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApi, Operation, OperationName } from '@/modules/api/reference/openapi-document';

type Sent = { method: string; url: URL; isStranger: boolean };
type Received = { status: number; type: string | null; body: unknown };

/** Imports the routes at the first answer, when a test has replaced what they import. */
async function load() {
  const { apiReference } = await import('@/app/api-reference');
  return documentedBy(await apiReference());
}

const patternsOf = ({ paths }: OpenApi) =>
  Object.keys(paths)
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((path) => {
      const known = path.replaceAll('.', '\\.').replaceAll('{id}', '[0-9a-f-]{36}');
      return { path, pattern: new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
    });

/** Refuses fields that the reference does not name. */
const closed = (document: object): object =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    const schema = value as Record<'properties' | 'type' | 'allOf' | 'additionalProperties', unknown> | null;
    return schema?.type === 'object' && schema.properties && !schema.allOf && schema.additionalProperties === undefined
      ? { ...schema, additionalProperties: false }
      : value;
  }) as object;

function compilerOf(document: object): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi${pointer}` });
    compiled.set(pointer, validate);
    return validate;
  };
}

let loaded: ReturnType<typeof load> | undefined;

/** @throws if a described route answers what the reference does not say */
export async function expectDocumented(sent: Sent, received: Received): Promise<void> {
  (await (loaded ??= load()))(sent, received);
}

/** @returns a check that throws if a described route answers what this reference does not say */
export function documentedBy(reference: OpenApi): (sent: Sent, received: Received) => void {
  const paths = patternsOf(reference);
  const [open, strict] = [compilerOf(reference), compilerOf(closed(reference))];
  return ({ method, url, isStranger }, received) => {
    const { status, type, body } = received;
    const path = paths.find(({ pattern }) => pattern.test(url.pathname))?.path;
    const name = method.toLowerCase() as OperationName;
    const operation = path && reference.paths[path]?.[name];
    if (!operation || (status >= 300 && status < 400)) return;
    const at = `${method} ${url.pathname}${url.search} ${status}`;
    const isSuccess = status < 300;
    if (isSuccess) expectKnownType(operation, received, at);
    // Skips what `select` and the like gave another shape.
    const isReshaped = [...url.searchParams.keys()].some((key) => /^(?:select|populate|joins)/.test(key));
    if (!type || !/\bjson\b/.test(type) || type.includes('schema') || isReshaped) return;
    const isOwn = operation.security ? /^\/api\/(?:team|kits)\//.test(path) : isStranger;
    const validate = (isSuccess && (isStranger || isOwn) ? strict : open)(pointerOf(operation, { path, name, status }));
    if (!validate(body))
      throw new Error(`${at} is not as the reference says: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
  };
}

function expectKnownType({ responses }: Operation, { status, type }: Received, at: string): void {
  const response = responses[status === 206 ? 200 : status];
  if (!response) throw new Error(`The reference does not know of this success: ${at}`);
  const types = 'content' in response ? Object.keys(response.content ?? {}) : [];
  const isKnown = types.length === 0 || types.includes('application/octet-stream');
  if (!isKnown && !types.includes((type ?? '').split(';')[0] ?? ''))
    throw new Error(`The reference does not know of ${type}: ${at}`);
}

type Place = { path: string; name: OperationName; status: number };

function pointerOf({ responses }: Operation, { path, name, status }: Place): string {
  if (!responses[status]) return '#/components/schemas/Refusal';
  const place = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
  return `#/paths/${place}/${name}/responses/${status}/content/application~1json/schema`;
}
