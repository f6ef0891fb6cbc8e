import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { statusOf, type ErrorCode } from '@/domain/api/errors';
import type { JsonSchema, ReferenceAnswers, RouteAnswers } from '@/modules/api/reference/json-schema';
import { NOT_DESCRIBED } from '@/modules/api/reference/not-for-others';

const ROUTES = path.resolve('src/app/api');
const METHODS = /^(?:GET|POST|PUT|PATCH|DELETE)$/;
/** Described by the schema of kits itself, at `GET /api/kits/schema`. */
const KIT = ['version', 'garments', 'colorways', 'zones', 'pattern', 'elements'];
/** Parts of every refusal. */
const OF_REFUSALS = new Set(['ok', 'code', 'message', 'fieldErrors', 'retryAfterSeconds']);
/** Names of types that say nothing by themselves. */
const PLAIN_NAMES = new Set(['Success', 'Result', 'Partial', 'Pick', 'Omit', 'Record', 'Extract', 'Exclude']);

/** Reads from the types of the routes under src/app/api what each answers, with the comments of the types’ fields. */
export function readAnswers(): ReferenceAnswers {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .sort();
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram(
    files.map((file) => path.join(ROUTES, file)),
    { ...options, noEmit: true },
  );
  const reader = new AnswerReader(program.getTypeChecker());
  const routes = files.flatMap((file) => {
    const source = program.getSourceFile(path.join(ROUTES, file));
    return source ? reader.readRoute(source, routePath(file)) : [];
  });
  return { routes: Object.fromEntries(routes), schemas: reader.sharedSchemas() };
}

/** As OpenAPI writes it: `/api/kits/designs/{id}`. */
const routePath = (file: string): string =>
  ['/api', ...path.dirname(file).split(path.sep)]
    .filter((part) => part !== '.')
    .join('/')
    .replaceAll(/\[(\w+)\]/g, '{$1}');

class AnswerReader {
  readonly #checker: ts.TypeChecker;
  /** By name; types of one name that differ are written where they are used. */
  readonly #named = new Map<string, { type: ts.Type; schema: JsonSchema }>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  sharedSchemas = (): Record<string, JsonSchema> =>
    Object.fromEntries([...this.#named].sort(byName).map(([name, { schema }]) => [name, schema]));

  readRoute(source: ts.SourceFile, route: string): [string, RouteAnswers][] {
    const module = this.#checker.getSymbolAtLocation(source);
    if (!module) return [];
    return this.#checker
      .getExportsOfModule(module)
      .filter(({ name }) => METHODS.test(name) && !NOT_DESCRIBED[`${name} ${route}`])
      .map((method) => [`${method.name} ${route}`, this.#readHandler(this.#declarationOf(method))]);
  }

  /** Follows imports and `export const GET = …`. */
  #declarationOf(symbol: ts.Symbol): ts.Declaration {
    const target = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target.declarations?.[0];
    if (!declaration) throw new Error(`${symbol.name} is not declared.`);
    const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    const named = value && ts.isIdentifier(value) ? this.#checker.getSymbolAtLocation(value) : undefined;
    return named ? this.#declarationOf(named) : declaration;
  }

  #readHandler(handler: ts.Declaration): RouteAnswers {
    const answers: JsonSchema[] = [];
    const refusals = new Map<number, { codes: Set<string>; details: Record<string, JsonSchema> }>();
    let status = 200;
    const note = (answer: ts.Type): void => {
      for (const type of partsOf(this.#checker.getAwaitedType(answer) ?? answer)) {
        const code = this.#refusalCode(type);
        if (code) this.#noteRefusal(refusals, type, code);
        else if (isObject(type) && type.symbol?.name !== 'Response') answers.push(this.#schemaOf(type));
      }
    };
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const [first, options] = node.arguments;
        const last = node.arguments.at(-1);
        const name = node.expression.getText();
        if ((name === 'respond' || name === 'Response.json') && first) {
          note(this.#checker.getTypeAtLocation(first));
          status = Number(/status: (\d+)/.exec(options?.getText() ?? '')?.[1] ?? status);
        } else if (last && this.#makesResponse(node)) {
          const [work] = this.#checker.getTypeAtLocation(last).getCallSignatures();
          if (work) note(work.getReturnType());
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(handler);
    const [answer] = unique(answers);
    return {
      status,
      ...(answer && { answer: unique(answers).length > 1 ? { anyOf: unique(answers) } : answer }),
      refusals: Object.fromEntries(
        [...refusals].map(([refused, { codes, details }]) => [
          refused,
          { codes: [...codes].sort(), ...(Object.keys(details).length > 0 && { details }) },
        ]),
      ),
    };
  }

  /** True for a response, and for a handler of requests. */
  #makesResponse(call: ts.CallExpression): boolean {
    const type = this.#checker.getTypeAtLocation(call);
    const made = type.getCallSignatures()[0]?.getReturnType() ?? type;
    return this.#checker.getAwaitedType(made)?.symbol?.name === 'Response';
  }

  /** Reads `{ ok: false, code }`; undefined for others. */
  #refusalCode(type: ts.Type): ts.Type | undefined {
    const ok = type.getProperty('ok');
    const code = type.getProperty('code');
    if (!ok || !code) return undefined;
    return this.#checker.typeToString(this.#checker.getTypeOfSymbol(ok)) === 'false'
      ? this.#checker.getTypeOfSymbol(code)
      : undefined;
  }

  #noteRefusal(
    refusals: Map<number, { codes: Set<string>; details: Record<string, JsonSchema> }>,
    type: ts.Type,
    code: ts.Type,
  ): void {
    const details = this.#fieldsOf(type, ({ name }) => !OF_REFUSALS.has(name)).properties;
    // Nothing is known of a failure with any code.
    if (code.aliasSymbol?.name === 'ErrorCode') return;
    for (const each of partsOf(code)) {
      if (!each.isStringLiteral()) continue;
      const status = statusOf(each.value as ErrorCode);
      const refused = refusals.get(status) ?? { codes: new Set<string>(), details: {} };
      refused.codes.add(each.value);
      Object.assign(refused.details, details);
      refusals.set(status, refused);
    }
  }

  #schemaOf(type: ts.Type): JsonSchema {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.isUnion()) return this.#unionOf(type);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: this.#checker.typeToString(type) === 'true' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.symbol?.name === 'Date') return { type: 'string', format: 'date-time' };
    if (this.#checker.isArrayLikeType(type)) return { type: 'array', items: this.#itemsOf(type) };
    const values = type.getStringIndexType();
    if (values) return { type: 'object', additionalProperties: this.#schemaOf(values) };
    return this.#objectOf(type);
  }

  #itemsOf(type: ts.Type): JsonSchema {
    const items = this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return items ? this.#schemaOf(items) : {};
  }

  #unionOf(type: ts.UnionType): JsonSchema {
    const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const literals = parts.filter((each) => each.isStringLiteral()).map(({ value }) => value);
    const rest = parts.filter((each) => !each.isStringLiteral() && !(each.flags & ts.TypeFlags.BooleanLiteral));
    const booleans = parts.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const schemas = unique([
      ...(literals.length > 0 ? [{ type: 'string', enum: literals.sort() }] : []),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map((each) => this.#schemaOf(each))),
      ...rest.map((each) => this.#schemaOf(each)),
    ]);
    const [only] = schemas;
    if (schemas.length === 1 && only) return only;
    const isPlain = schemas.every((schema) => Object.keys(schema).length === 1 && typeof schema.type === 'string');
    return isPlain
      ? {
          type: schemas
            .map((schema) => String(schema.type))
            .sort()
            .reverse(),
        }
      : { anyOf: schemas };
  }

  #objectOf(type: ts.Type): JsonSchema {
    const names = new Set(type.getProperties().map(({ name }) => name));
    if (KIT.every((name) => names.has(name))) return { $ref: '#/components/schemas/Kit' };
    const name = type.aliasTypeArguments ? undefined : type.aliasSymbol?.name;
    if (!name || PLAIN_NAMES.has(name)) return this.#fieldsOf(type);
    const known = this.#named.get(name);
    if (known && known.type !== type) return this.#fieldsOf(type);
    if (!known) {
      const schema: JsonSchema = {};
      this.#named.set(name, { type, schema });
      Object.assign(schema, this.#fieldsOf(type));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #fieldsOf(type: ts.Type, isShown: (field: ts.Symbol) => boolean = ({ name }) => name !== 'ok') {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const field of type.getProperties().filter(isShown)) {
      const value = this.#checker.getTypeOfSymbol(field);
      if (value.getCallSignatures().length > 0) continue;
      const description = ts.displayPartsToString(field.getDocumentationComment(this.#checker));
      properties[field.name] = { ...this.#schemaOf(value), ...(description && { description }) };
      const isOptional = partsOf(value).some(({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Unknown));
      if (!isOptional && !(field.flags & ts.SymbolFlags.Optional)) required.push(field.name);
    }
    return { type: 'object', properties, ...(required.length > 0 && { required }) } as const;
  }
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

const isObject = ({ flags }: ts.Type): boolean => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const unique = (schemas: readonly JsonSchema[]): JsonSchema[] => [
  ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
];
