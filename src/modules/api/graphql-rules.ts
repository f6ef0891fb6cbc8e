import {
  BREAK,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isIntrospectionType,
  isListType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Field } from 'payload';

/** Longer requests would cost time before anything in them is counted. */
const MAX_TOKENS = 2_000;

const strict: GraphQLBounds = { depth: 4, cost: 2_000, aliases: 20, roots: 10 };
const staff: GraphQLBounds = { depth: 8, cost: 20_000, aliases: 20, roots: 10 };

/** Characters of parsed requests that are cached: programs repeat the same texts with other variables. */
const KEPT_TEXTS = 100_000;
const documents = new LRUCache<string, DocumentNode>({
  maxSize: KEPT_TEXTS,
  sizeCalculation: (_document, text) => text.length,
});
const validForStaff = new WeakSet<DocumentNode>();
const validForOthers = new WeakSet<DocumentNode>();

export type GraphQLRequest = { document: DocumentNode; operation: OperationDefinitionNode; variables: object };

/** @throws GraphQLError if the query cannot be read, or has no such operation. */
export function readRequest(body: { query: string; variables?: unknown; operationName?: unknown }): GraphQLRequest {
  const document = documents.get(body.query) ?? parse(body.query, { maxTokens: MAX_TOKENS, noLocation: false });
  const name = typeof body.operationName === 'string' ? body.operationName : undefined;
  const operation = getOperationAST(document, name);
  if (!operation) throw new GraphQLError('Name the operation to run: operationName.');
  const { variables } = body;
  return { document, operation, variables: typeof variables === 'object' && variables !== null ? variables : {} };
}

const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    const type = getNamedType(context.getType());
    if (!type || !isIntrospectionType(type)) return;
    const message = 'Introspection is for staff. Everyone can read the schema at /api/schema.graphql.';
    context.reportError(new GraphQLError(message, { nodes: [node] }));
  },
});

type Asker = { isStaff: boolean };

/** Adds the path of an invalid value to the message, as `data.status`: GraphQL names only the type. */
function naming(document: DocumentNode, error: GraphQLError): GraphQLError {
  const [node] = error.nodes ?? [];
  if (!node?.kind.endsWith('Value')) return error;
  let path = '';
  visit(document, {
    enter(here, _key, parent, _path, ancestors) {
      if (here !== node) return undefined;
      const around = [...ancestors, parent].flatMap((each) => (each && 'kind' in each ? [each] : []));
      const names = around.flatMap((each) =>
        each.kind === Kind.ARGUMENT || each.kind === Kind.OBJECT_FIELD ? [each.name.value] : [],
      );
      path = [...new Set(names)].join('.');
      return BREAK;
    },
  });
  return path ? new GraphQLError(`${path}: ${error.message}`, { nodes: error.nodes }) : error;
}

/** Errors of a request for this caller, or the points that it costs. Does not query the database. */
export function checkRequest(
  schema: GraphQLSchema,
  { document, operation, variables }: GraphQLRequest,
  { isStaff }: Asker,
): { errors: readonly GraphQLError[] } | { errors?: undefined; cost: number } {
  const valid = isStaff ? validForStaff : validForOthers;
  if (!valid.has(document)) {
    const rules = isStaff ? specifiedRules : [...specifiedRules, noIntrospection];
    const errors = validate(schema, document, rules);
    if (errors.length > 0) return { errors: errors.map((error) => naming(document, error)) };
    valid.add(document);
    if (document.loc) documents.set(document.loc.source.body, document);
  }
  const { coerced, errors: unfit } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variables as Record<string, unknown>,
  );
  if (unfit) return { errors: unfit };
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  try {
    return { cost: costOf({ schema, operation, fragments, variables: coerced }, isStaff ? staff : strict) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

type GraphQLBounds = {
  /** Records within records: a product, its variations, their product make three. */
  depth: number;
  cost: number;
  /** Other names for fields, by which one request can repeat the same query. */
  aliases: number;
  /** Fields at the top, each a query of its own. */
  roots: number;
};

type RequestedOperation = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
};

/** A statement costs as much as twenty documents in its answer. */
const STATEMENT = 20;
const RELATED = 2;
/** Assumed length of an array or a list of relations. */
const ARRAY_LENGTH = 5;
const MAX_LIST = 100;

/** Cost of a list: statement and limit (0 as 100), again for each parent document. @throws GraphQLError beyond it. */
function costOf(requested: RequestedOperation, bounds: GraphQLBounds): number {
  const root = requested.schema.getRootType(requested.operation.operation);
  const spent = { cost: 0, aliases: 0, roots: 0 };
  if (root) visit(requested.operation.selectionSet, root, { times: 1, depth: 0, limit: 0 });
  return spent.cost;

  function visit(set: SelectionSetNode, type: GraphQLNamedType, within: Within): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) visitField(selection, type, within);
      else {
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : requested.fragments.get(selection.name.value);
        const named = fragment?.typeCondition && requested.schema.getType(fragment.typeCondition.name.value);
        if (fragment) visit(fragment.selectionSet, named ?? type, within);
      }
    }
  }

  function visitField(node: FieldNode, type: GraphQLNamedType, within: Within): void {
    const isRoot = type === root;
    spent.aliases += node.alias ? 1 : 0;
    spent.roots += isRoot ? 1 : 0;
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    const inner = field && priceOf(node, field, { isRoot, within, variables: requested.variables });
    // Every field costs something, or fragments of fragments would be read for ever.
    spent.cost += inner?.cost ?? 0.1;
    hold('depth', inner?.depth ?? 0, 'Records may be nested at most %s levels deep.');
    hold('aliases', spent.aliases, 'At most %s aliases are allowed.');
    hold('roots', spent.roots, 'At most %s top-level fields are allowed.');
    hold('cost', spent.cost, 'This query is too expensive: at most %s points are allowed. Ask for shorter lists.');
    const named = field && getNamedType(field.type);
    if (inner && node.selectionSet && isCompositeType(named)) visit(node.selectionSet, named, inner);
  }

  function hold(name: keyof GraphQLBounds, value: number, message: string): void {
    if (value > bounds[name]) throw new GraphQLError(message.replace('%s', String(bounds[name])));
  }
}

/** Number of answers to a field, of records around it, and the length of the list whose `docs` it may be. */
type Within = { times: number; depth: number; limit: number };
type Circumstances = { isRoot: boolean; within: Within; variables: Record<string, unknown> };

function priceOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  { isRoot, within, variables }: Circumstances,
): Within & { cost: number } {
  const { times, depth, limit } = within;
  const type = getNamedType(field.type);
  const related = (field.extensions.field as Field | undefined)?.type;
  const many = isListType(getNullableType(field.type)) ? ARRAY_LENGTH : 1;
  if (isRoot || related === 'join') {
    const { first, limit: given = first } = getArgumentValues(field, node, variables);
    const length = isList(type) ? lengthOf(given, isRoot) : 1;
    return { cost: times * (STATEMENT + length), times, depth: depth + 1, limit: length };
  }
  if (node.name.value === 'docs') return { cost: 0.1, times: times * Math.max(limit, 1), depth, limit: 0 };
  if (related === 'relationship' || related === 'upload') {
    return { cost: times * many * RELATED, times: times * many, depth: depth + 1, limit: 0 };
  }
  return { cost: 0.1, times: times * many, depth, limit: 0 };
}

const isList = (type: GraphQLNamedType): type is GraphQLObjectType => isObjectType(type) && 'docs' in type.getFields();

/** Documents that a list returns: ten at the top by default, the maximum within a record. */
function lengthOf(limit: unknown, isRoot: boolean): number {
  if (typeof limit !== 'number') return isRoot ? 10 : MAX_LIST;
  return limit >= 1 ? Math.min(limit, MAX_LIST) : MAX_LIST;
}
