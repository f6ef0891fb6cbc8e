import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { isRecord } from '@/domain/text/is-record';

const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  String: (value) => typeof value === 'string',
  EmailAddress: (value) => typeof value === 'string',
  DateTime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

/** Finds where an answer is not of the schema, or an error without message and code; undefined for nothing. */
export function graphQLFlaw(schema: GraphQLSchema, sent: string, status: number, answer: unknown): string | undefined {
  if (!isRecord(answer)) return 'is no object';
  if (status !== 200) {
    const isShaped = typeof answer.code === 'string' && typeof answer.message === 'string';
    return isShaped ? errorsFlaw(answer.errors) : 'is a refusal without code and message';
  }
  const { query } = JSON.parse(sent) as { query: string };
  const document = parse(query);
  if (validate(schema, document).length > 0) return 'answers what the schema does not have';
  const operation = document.definitions.find((each): each is OperationDefinitionNode => 'operation' in each)!;
  const root = operation.operation === OperationTypeNode.QUERY ? schema.getQueryType() : schema.getMutationType();
  const data = answer.data === null ? undefined : objectFlaw(schema, root!, operation.selectionSet, answer.data);
  return data ?? errorsFlaw(answer.errors);
}

function errorsFlaw(errors: unknown): string | undefined {
  if (errors === undefined) return undefined;
  if (!Array.isArray(errors) || errors.length === 0) return 'has errors that are no list';
  const bare = (errors as unknown[]).find(
    (each) =>
      !isRecord(each) ||
      typeof each.message !== 'string' ||
      !isRecord(each.extensions) ||
      typeof each.extensions.code !== 'string',
  );
  if (bare !== undefined) return `has an error without message and code: ${JSON.stringify(bare)}`;
  const failed = (errors as { extensions: { statusCode?: unknown } }[]).find(
    ({ extensions }) => Number(extensions.statusCode ?? 0) >= 500,
  );
  return failed && `failed: ${JSON.stringify(failed)}`;
}

function objectFlaw(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  value: unknown,
): string | undefined {
  if (!isRecord(value)) return `${type.name} is ${JSON.stringify(value)}`;
  for (const each of selections) {
    if (each.kind === Kind.INLINE_FRAGMENT) {
      const isMeant = each.typeCondition?.name.value === type.name;
      const flaw = isMeant ? objectFlaw(schema, type, each.selectionSet, value) : undefined;
      if (flaw) return flaw;
    }
    if (each.kind !== Kind.FIELD || each.name.value.startsWith('__') || each.directives?.length) continue;
    const field = type.getFields()[each.name.value]!;
    const flaw = valueFlaw(schema, field.type, each.selectionSet, value[each.alias?.value ?? field.name]);
    if (flaw) return `${type.name}.${field.name}: ${flaw}`;
  }
  return undefined;
}

function valueFlaw(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  value: unknown,
): string | undefined {
  if (value === undefined) return 'is missing';
  if (isNonNullType(type)) return value === null ? 'is null' : valueFlaw(schema, type.ofType, selection, value);
  if (value === null) return undefined;
  if (isListType(type)) {
    if (!Array.isArray(value)) return 'is no list';
    return value.map((each: unknown) => valueFlaw(schema, type.ofType, selection, each)).find(Boolean);
  }
  if (isEnumType(type)) return type.getValue(String(value)) ? undefined : `has no ${JSON.stringify(value)}`;
  if (selection && isRecord(value)) {
    const actual = typeof value.__typename === 'string' ? schema.getType(value.__typename) : getNamedType(type);
    return isObjectType(actual) ? objectFlaw(schema, actual, selection, value) : `is no ${String(type)}`;
  }
  const fits = SCALARS[String(type)];
  return fits && !fits(value) ? `is no ${String(type)}: ${JSON.stringify(value)?.slice(0, 80)}` : undefined;
}
