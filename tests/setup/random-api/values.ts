import { starterKit } from '@/domain/kits/document/starter-kit';
import type { JsonSchema } from '@/modules/api/reference/json-schema';
import type { Draw } from './draw';

type Schema = JsonSchema &
  Partial<Record<'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum' | 'minItems' | 'maxItems', number>> & {
    default?: unknown;
  };

const DEEPEST = 7;

export class Values {
  readonly #schemas: Readonly<Record<string, JsonSchema>>;
  /** By the name of a field that holds the id of a record, its collection. */
  readonly #relations: ReadonlyMap<string, string>;

  constructor(schemas: Readonly<Record<string, JsonSchema>>, slugs: Iterable<string>) {
    this.#schemas = schemas;
    this.#relations = new Map([...slugs].map((slug) => [singular(slug), slug]));
  }

  resolve(schema: JsonSchema): Schema {
    const [, name] = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '') ?? [];
    return name ? this.resolve(this.#schemas[decodeURIComponent(name)] ?? {}) : schema;
  }

  of(draw: Draw, reference: JsonSchema, name = '', depth = 0): unknown {
    if (reference.$ref?.endsWith('/Kit') && draw.is(80))
      return starterKit(draw.among(['football-shirt', 'netball-dress'] as const), ['#1e3a8a', '#ffffff'], 'fuzz');
    const schema = this.resolve(reference);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) {
      const usual = draw.usual(name);
      return usual !== undefined && schema.enum.includes(usual) ? usual : draw.among(schema.enum);
    }
    const isGiven = (type: unknown): boolean => !draw.isPlain || type !== 'null';
    const options = (schema.oneOf ?? schema.anyOf)?.filter(({ type }) => isGiven(type));
    // A record is sent as its id, its last option.
    if (options) return this.of(draw, depth > 2 ? (options[0] ?? {}) : draw.among(options), name, depth + 1);
    if (schema.allOf)
      return Object.assign({}, ...schema.allOf.map((part) => this.of(draw, part, name, depth))) as object;
    const type = typeof schema.type === 'string' ? schema.type : schema.type && draw.among(schema.type.filter(isGiven));
    if (type === 'object') return this.#object(draw, schema, depth);
    if (type === 'array') {
      const most = Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0));
      const length =
        depth > DEEPEST
          ? (schema.minItems ?? 0)
          : Math.max(schema.minItems ?? (draw.isPlain ? 1 : 0), draw.number(most));
      return Array.from({ length }, () => this.of(draw, schema.items ?? {}, name, depth + 1));
    }
    if (type === 'string') return this.#text(draw, schema, name);
    if (type === 'integer' || type === 'number') return this.#number(draw, schema);
    if (type === 'boolean') return draw.is(50);
    if (type === 'null') return null;
    return draw.isPlain ? draw.among([{}, [], null]) : draw.json();
  }

  #object(draw: Draw, schema: Schema, depth: number): object {
    const { properties = {}, required = [], additionalProperties } = schema;
    const line = draw.line(properties, (size, quantity) => ({ [size]: quantity }));
    if (line) return line;
    const share = depth > DEEPEST ? 0 : draw.isPlain ? 15 : depth === 0 ? 60 : 30;
    const names = Object.keys(properties).filter((each) => required.includes(each) || draw.wants(each, share));
    const further =
      typeof additionalProperties === 'object' && draw.is(80)
        ? [draw.isPlain ? 'M' : draw.among(['S', 'M', 'XL', 'a'])]
        : [];
    return Object.fromEntries([
      ...names.map((each) => [each, this.of(draw, properties[each] ?? {}, each, depth + 1)]),
      ...further.map((each) => [each, this.of(draw, additionalProperties as JsonSchema, each, depth + 1)]),
    ]) as object;
  }

  #text(draw: Draw, { format, minLength = 0, maxLength = Infinity }: Schema, name: string): string {
    const slug = this.#relations.get(name.replace(/Id$/, ''));
    if (slug) return draw.id(slug);
    if (name === 'id' || format === 'uuid') return draw.id('id');
    if (format === 'date-time') return draw.among(['2026-11-30T10:00:00.000Z', '2027-01-01T00:00:00+01:00']);
    if (format === 'date') return draw.among(['2026-11-30', '2027-02-28']);
    if (format === 'email') return `visitor-${draw.number(99_999)}@visitor.test`;
    if (format === 'uri') return 'https://example.com/hook';
    return draw.text(name).padEnd(minLength, 'x').slice(0, maxLength);
  }

  #number(draw: Draw, schema: Schema): number {
    const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1);
    const most = schema.maximum ?? (schema.exclusiveMaximum === undefined ? least + 40 : schema.exclusiveMaximum - 1);
    if (draw.isPlain) return Math.min(most, least + draw.number(3));
    const number = least + draw.number(Math.min(Math.max(0, Math.floor(most - least)), 2 ** 31 - 1));
    return schema.type === 'number' && draw.is(30) && number + 0.5 <= most ? number + 0.5 : number;
  }
}

const singular = (slug: string): string =>
  slug
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function spoil(draw: Draw, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || draw.is(15)) return draw.json();
  if (Array.isArray(value)) {
    if (value.length === 0) return [draw.json()];
    const at = draw.number(value.length - 1);
    return draw.is(30)
      ? [...value, value[at]]
      : value.map((each: unknown, index) => (index === at ? spoil(draw, each) : each));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || draw.is(15)) return { ...value, [draw.among(['nope', 'id', '__proto__'])]: draw.json() };
  const [name, inner] = draw.among(entries);
  const { [name]: _, ...rest } = value as Record<string, unknown>;
  return draw.is(25) ? rest : { ...rest, [name]: spoil(draw, inner) };
}
