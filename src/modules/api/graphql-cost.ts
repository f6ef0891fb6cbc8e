import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Field } from 'payload';

/** Limits of one GraphQL request. */
export type GraphQLBounds = {
  /** Records within records: a product, its variations, their product make three. */
  depth: number;
  /** Points, see {@link costOf}. */
  cost: number;
  /** Other names for fields, by which one request can repeat the same query. */
  aliases: number;
  /** Fields at the top, each a query of its own. */
  roots: number;
};

/** Operation with the values of its variables. */
type RequestedOperation = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
};

/** A statement costs as much as twenty documents in its answer. */
const STATEMENT = 20;
/** Related documents are fetched together. */
const RELATED = 2;
/** Assumed length of an array or a list of relations. */
const ARRAY_LENGTH = 5;
/** For the rules of every collection. */
const ACCESS = 50;
const MAX_LIST = 100;

/**
 * Points of an operation: a list costs its statement and its limit, again for each document that it is nested in. A
 * limit of 0, or none in a nested list, counts as 100 documents, the most that are returned.
 * @throws GraphQLError if the operation exceeds a limit, before any query to the database.
 */
export function costOf(requested: RequestedOperation, bounds: GraphQLBounds): number {
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
    const length = isList(type) ? lengthOf(getArgumentValues(field, node, variables).limit, isRoot) : 1;
    const price = isRoot && /^(?:Access|docAccess)/.test(field.name) ? ACCESS : STATEMENT + length;
    return { cost: times * price, times, depth: depth + 1, limit: length };
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
