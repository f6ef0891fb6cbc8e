import fc from 'fast-check';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { Draw, type Goods } from './draw';
import type { RandomRequest } from './requests';
import { spoil } from './values';

export function randomQueries(
  schema: GraphQLSchema,
  callers: readonly string[],
  slugs: readonly string[],
  goods: readonly Goods[],
): fc.Arbitrary<RandomRequest> {
  const slugOf = new Map(slugs.map((slug) => [slug.replaceAll('-', '').replace(/ies$|s$/, ''), slug]));
  return fc.gen().map((generator) => {
    const draw = new Draw(generator, goods);
    const text = new QueryWriter(draw, schema, slugOf).write();
    const body = draw.isPlain || draw.is(85) ? text : { ...text, query: broken(draw, text.query) };
    return {
      operation: 'graphql',
      method: 'POST',
      path: '/api/graphql',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      caller: draw.isPlain && draw.is(60) ? draw.among(['administrator', 'team']) : draw.among(callers),
    };
  });
}

export const ORDER_FIELDS: ReadonlySet<string> = new Set(['placeOrder', 'submitTeamOrder']);

class Enum {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  toJSON = (): string => this.name;
}

class QueryWriter {
  readonly #draw: Draw;
  readonly #schema: GraphQLSchema;
  readonly #slugOf: ReadonlyMap<string, string>;
  readonly #variables: { type: string; value: unknown }[] = [];

  constructor(draw: Draw, schema: GraphQLSchema, slugOf: ReadonlyMap<string, string>) {
    this.#draw = draw;
    this.#schema = schema;
    this.#slugOf = slugOf;
  }

  write(): { query: string; variables?: object } {
    const isQuery = this.#draw.is(75);
    const root = isQuery ? this.#schema.getQueryType() : this.#schema.getMutationType();
    const fields = Object.values(root?.getFields() ?? {});
    const roots = Array.from({ length: isQuery ? 1 + this.#draw.number(1) : 1 }, (_, index) => {
      const orders = this.#draw.is(15) ? fields.filter(({ name }) => ORDER_FIELDS.has(name)) : [];
      const field = this.#draw.among(orders.length > 0 ? orders : fields);
      return `r${index}: ${this.#field(field, 0)}`;
    });
    const names = this.#variables.map(({ type }, index) => `$v${index}: ${type}`).join(', ');
    return {
      query: `${isQuery ? 'query' : 'mutation'}${names && `(${names})`} { ${roots.join(' ')} }`,
      ...(names && {
        variables: Object.fromEntries(this.#variables.map(({ value }, index) => [`v${index}`, value])),
      }),
    };
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const given = field.args.filter(({ type }) =>
      isNonNullType(type) ? this.#draw.isPlain || this.#draw.is(98) : this.#draw.is(20),
    );
    const args = given.map((arg) => `${arg.name}: ${this.#argument(arg, field.name)}`).join(', ');
    return `${field.name}${args && `(${args})`}${this.#selection(field.type, depth)}`;
  }

  #argument({ type, name }: GraphQLArgument, field: string): string {
    const fitting = name === 'id' ? this.#idFor(field) : this.#value(type, name, 0);
    const value =
      this.#draw.isPlain || this.#draw.is(90)
        ? fitting
        : spoil(this.#draw, JSON.parse(JSON.stringify(fitting ?? null)));
    if (this.#draw.is(50)) return literal(value);
    this.#variables.push({ type: String(type), value });
    return `$v${this.#variables.length - 1}`;
  }

  #idFor(field: string): string {
    const name = field.replace(/^(?:update|delete|duplicate|restoreVersion|version)(?=[A-Z])/, '').toLowerCase();
    return this.#draw.id(this.#slugOf.get(name) ?? this.#slugOf.get(name.replace(/y$/, '')) ?? 'id');
  }

  #value(type: GraphQLInputType, name: string, depth: number): unknown {
    if (isNonNullType(type)) return this.#value(type.ofType, name, depth);
    if (!this.#draw.isPlain && this.#draw.is(2)) return null;
    if (isListType(type))
      return Array.from({ length: this.#draw.isPlain ? 1 : this.#draw.number(2) }, () =>
        this.#value(type.ofType, name, depth + 1),
      );
    if (isEnumType(type)) return new Enum(this.#draw.among(type.getValues()).name);
    if (isInputObjectType(type)) {
      const line = this.#draw.line(type.getFields(), (size, quantity) => [{ size, quantity }]);
      if (line) return line;
      const fields = Object.values(type.getFields());
      const chosen = fields.filter(({ name: each, type: its }) =>
        isNonNullType(its) ? depth < 8 : depth < 4 && this.#draw.wants(each, 20),
      );
      return Object.fromEntries(chosen.map((field) => [field.name, this.#value(field.type, field.name, depth + 1)]));
    }
    return this.#scalar(String(type), name);
  }

  #scalar(type: string, name: string): unknown {
    if (this.#draw.isPlain && (type === 'Int' || type === 'Float')) return 1 + this.#draw.number(9);
    if (type === 'Int') return this.#draw.among([-1, 0, 1, 2, 10, 100, 2 ** 31 - 1]);
    if (type === 'Float') return this.#draw.among([-1, 0, 1, 2.5, 10, 1e9, 1e300]);
    if (type === 'Boolean') return this.#draw.is(50);
    if (type === 'DateTime') return this.#draw.isPlain || this.#draw.is(80) ? '2026-11-30T10:00:00.000Z' : '2026-13-45';
    if (type === 'EmailAddress') return 'visitor@visitor.test';
    if (type === 'JSON' || type === 'JSONObject') return this.#draw.json();
    const slug = this.#slugOf.get(name.toLowerCase());
    return slug || name === 'id' || this.#draw.is(10) ? this.#draw.id(slug ?? 'id') : this.#draw.text(name);
  }

  #selection(type: GraphQLOutputType, depth: number, isMember = false): string {
    const named = getNamedType(type);
    if (!isCompositeType(named)) return '';
    if (isUnionType(named)) {
      const parts = this.#draw
        .some(named.getTypes(), 30)
        .map((each) => `... on ${each.name}${this.#selection(each, depth, true)}`);
      return ` { __typename ${parts.join(' ')} }`;
    }
    const fields = Object.values(isObjectType(named) ? named.getFields() : {});
    const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
    const objects = depth < 4 ? fields.filter((field) => !leaves.includes(field)) : [];
    const chosen = [...this.#draw.some(leaves, 35), ...this.#draw.some(objects, depth === 0 ? 80 : 8)];
    // Fields of a union’s members may differ in type under one name.
    const alias = (name: string) => (isMember ? `${named.name}_${name}: ` : '');
    const written = chosen.map((field) => alias(field.name) + this.#field(field, depth + 1));
    return ` { __typename ${written.join(' ')} }`;
  }
}

function literal(value: unknown): string {
  if (value instanceof Enum) return value.name;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .filter(([name]) => /^[A-Za-z_]\w*$/.test(name))
      .map(([name, each]) => `${name}: ${literal(each)}`)
      .join(', ')} }`;
  return JSON.stringify(value ?? null);
}

const SCRAPS = [
  '{',
  '}',
  '(',
  ')',
  '"',
  '...',
  '$x',
  ' nope ',
  '@skip(if: true)',
  '#',
  '\u0000',
  '!',
  '__schema { types { name } }',
];

function broken(draw: Draw, query: string): string {
  const at = draw.number(query.length);
  return query.slice(0, at) + draw.among(SCRAPS) + query.slice(at + draw.number(10));
}
