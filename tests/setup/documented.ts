import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { apiReference } from '@/app/api-reference';
import type { OperationName } from '@/modules/api/reference/openapi-document';

type Sent = { method: string; url: URL; isStranger: boolean };
type Received = { status: number; type: string | null; body: unknown };

const reference = await apiReference();

const paths = Object.keys(reference.paths)
  .sort((a, b) => a.split('{').length - b.split('{').length)
  .map((path) => ({
    path,
    pattern: new RegExp(
      `^${path
        .replaceAll('.', '\\.')
        .replaceAll('{id}', '[0-9a-f-]{36}')
        .replaceAll(/\{\w+\}/g, '[^/]+')}$`,
    ),
  }));

/** Refuses fields that the reference does not name. */
const closed = (document: object): object =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    const schema = value as {
      properties?: object;
      type?: unknown;
      allOf?: unknown;
      additionalProperties?: unknown;
    } | null;
    return schema?.type === 'object' && schema.properties && !schema.allOf && schema.additionalProperties === undefined
      ? { ...schema, additionalProperties: false }
      : value;
  }) as object;

const open = new Ajv2020({ strict: false, validateFormats: false }).addSchema(reference, 'openapi');
const strict = new Ajv2020({ strict: false, validateFormats: false }).addSchema(closed(reference), 'openapi');
const compiled = new Map<string, ValidateFunction>();

/** @throws if a described route answers what the reference does not say */
export function expectDocumented({ method, url, isStranger }: Sent, { status, type, body }: Received): void {
  const path = paths.find(({ pattern }) => pattern.test(url.pathname))?.path;
  const name = method.toLowerCase() as OperationName;
  const operation = path && reference.paths[path]?.[name];
  if (!operation || (status >= 300 && status < 400)) return;
  const known = operation.responses[status] ? String(status) : 'default';
  const at = `${method} ${url.pathname}${url.search} ${status}`;
  if (status < 300 && known === 'default') throw new Error(`The reference does not know of this success: ${at}`);
  const response = operation.responses[known];
  const isJson = type?.includes('json') ?? false;
  if (status < 300 && response && !('$ref' in response) && response.content) {
    const [essence = ''] = (type ?? '').split(';');
    const types = Object.keys(response.content);
    if (!types.includes(essence) && !types.includes('application/octet-stream'))
      throw new Error(`The reference does not know of ${type}: ${at}`);
  }
  // Skips what `select` and the like gave another shape.
  if (
    !isJson ||
    type?.includes('schema') ||
    [...url.searchParams.keys()].some((key) => /^(?:select|populate|joins)/.test(key))
  )
    return;
  const isOwn =
    operation.security === undefined ? isStranger : path.startsWith('/api/team/') || path.startsWith('/api/kits/');
  const isStrict = status < 300 && (isStranger || isOwn);
  const pointer =
    known === 'default'
      ? '#/components/schemas/Refusal'
      : `#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${name}/responses/${known}/content/application~1json/schema`;
  const key = `${isStrict} ${pointer}`;
  const validate = compiled.get(key) ?? (isStrict ? strict : open).compile({ $ref: `openapi${pointer}` });
  compiled.set(key, validate);
  if (validate(body)) return;
  throw new Error(`${at} is not as the reference says: ${open.errorsText(validate.errors)}`);
}
