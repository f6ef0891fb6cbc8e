import {
  BREAK,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { costOf, type GraphQLBounds } from './graphql-cost';

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
/** Documents that passed validation, by kind of caller. */
const validForStaff = new WeakSet<DocumentNode>();
const validForOthers = new WeakSet<DocumentNode>();

export type GraphQLRequest = { document: DocumentNode; operation: OperationDefinitionNode; variables: object };

/**
 * Parses a GraphQL request sent as JSON.
 * @throws GraphQLError if the query cannot be read, or has no such operation.
 */
export function readRequest(body: { query: string; variables?: unknown; operationName?: unknown }): GraphQLRequest {
  const document = documents.get(body.query) ?? parse(body.query, { maxTokens: MAX_TOKENS, noLocation: false });
  const name = typeof body.operationName === 'string' ? body.operationName : undefined;
  const operation = getOperationAST(document, name);
  if (!operation) throw new GraphQLError('Name the operation to run: operationName.');
  const { variables } = body;
  return { document, operation, variables: typeof variables === 'object' && variables !== null ? variables : {} };
}

/** Only staff read the schema here; docs/schema.graphql is public. */
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
    const rules = isStaff ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
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
