import {
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type GraphQLNamedType,
} from 'graphql';
import { formatNames, type FlattenedField, type SanitizedConfig } from 'payload';
import { nobody } from '@/lib/accounts/active-user';
import { KEPT_BY_THE_SYSTEM } from '@/lib/payload/refuse-fixed-fields';

type Action = 'create' | 'read' | 'update';

/** Payload’s own records, and questions of its panel. */
const OF_THE_PANEL =
  /^(?:Access$|docAccess|initialized|(?:count|create|update|delete|duplicate)?Payload(?:Kv|Preference)s?$)/;

/** First words of the names of filters, by the type that `equals` takes. */
const FILTERS: Readonly<Record<string, string>> = {
  String: 'Text',
  EmailAddress: 'Email',
  DateTime: 'Date',
  Float: 'Number',
  Int: 'WholeNumber',
  Boolean: 'Boolean',
  JSON: 'Record',
};
/** Those of fields that are not compared with a list. */
const OF_LONG: Readonly<Record<string, string>> = { Text: 'LongText', Record: 'JSON' };

/** Drops what access rules refuse to everybody, and gives equal enums and filters one type. Changes the schema. */
export function offeredSchema(schema: GraphQLSchema, config: SanitizedConfig): GraphQLSchema {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const operations = [query, mutation].map((type) => type?.getFields() ?? {});
  const drop = (isClosed: (name: string) => boolean) => {
    for (const fields of operations)
      for (const name of Object.keys(fields).filter(isClosed)) Reflect.deleteProperty(fields, name);
  };
  drop((name) => OF_THE_PANEL.test(name));
  for (const { access, slug, graphQL, flattenedFields } of config.collections) {
    const one = (graphQL && graphQL.singularName?.replaceAll(' ', '')) || formatNames(slug).singular;
    const closed = {
      [`create${one}`]: access.create,
      [`duplicate${one}`]: access.create,
      [`update${one}`]: access.update,
      [`delete${one}`]: access.delete,
    };
    drop((name) => closed[name] === nobody);
    dropFields(schema.getType(one), flattenedFields, 'read');
    dropFields(schema.getType(`${one}_where`), flattenedFields, 'read');
    dropFields(schema.getType(`mutation${one}Input`), flattenedFields, 'create');
    dropFields(schema.getType(`mutation${one}UpdateInput`), flattenedFields, 'update');
  }
  shareInputs(schema);
  return new GraphQLSchema({ query, mutation });
}

/** @param path of the fields in a filter, which has those of groups at its top */
function dropFields(
  type: GraphQLNamedType | undefined,
  fields: readonly FlattenedField[],
  action: Action,
  path: readonly string[] = [],
): void {
  if (!isObjectType(type) && !isInputObjectType(type)) return;
  const shown = type.getFields();
  for (const field of fields) {
    const name = [...path, field.name].join('__');
    const access = 'access' in field ? field.access : undefined;
    const isOfSystem = action !== 'read' && KEPT_BY_THE_SYSTEM.has(field.name);
    if (isOfSystem || field.hidden || access?.[action] === nobody) {
      for (const each of Object.keys(shown))
        if (each === name || each.startsWith(`${name}__`)) Reflect.deleteProperty(shown, each);
    } else if ('flattenedFields' in field) {
      const inner = shown[name] && getNamedType(shown[name].type);
      dropFields(inner ?? type, field.flattenedFields, action, inner ? [] : [...path, field.name]);
      if ((isObjectType(inner) || isInputObjectType(inner)) && Object.keys(inner.getFields()).length === 0)
        Reflect.deleteProperty(shown, name);
    }
  }
}

/** Payload makes an enum for each of output, filter and input, a filter for each field, and three types for each list. */
function shareInputs(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap());
  const inputs = types.filter(isInputObjectType);
  const filters = new Map<string, GraphQLInputObjectType>();
  const shared = (type: GraphQLNamedInputType): GraphQLNamedInputType => {
    if (isEnumType(type)) {
      const output = schema.getType(type.name.replace(/(?:Update)?(_\w+)_(?:Mutation)?Input$/, '$1'));
      return isEnumType(output) && valuesOf(output) === valuesOf(type) ? output : type;
    }
    if (isFilter(type)) {
      const filter = sharedFilter(type);
      filters.set(filter.name, filters.get(filter.name) ?? filter);
      return filters.get(filter.name) ?? filter;
    }
    const where = schema.getType(type.name.replace(/_where_(?:and|or)$/, '_where'));
    return isInputObjectType(where) ? where : type;
  };
  const share = (holder: { type: GraphQLInputType }): void => {
    holder.type = replaceNamed(holder.type, shared);
  };
  // Filters first: the enums that they take tell them apart.
  for (const type of [...inputs.filter(isFilter), ...inputs]) Object.values(type.getFields()).forEach(share);
  for (const type of types.filter(isObjectType))
    for (const { args } of Object.values(type.getFields())) args.forEach(share);
}

const isFilter = (type: GraphQLNamedType): type is GraphQLInputObjectType =>
  isInputObjectType(type) && type.name.endsWith('_operator');

const valuesOf = (type: GraphQLEnumType): string =>
  JSON.stringify(type.getValues().map(({ name, value }): unknown[] => [name, value]));

/** One that every field of its type takes, or its own for an enum. */
function sharedFilter(type: GraphQLInputObjectType): GraphQLInputObjectType {
  const { equals, exists, ...others } = type.getFields();
  const word = equals && FILTERS[getNamedType(equals.type).name];
  if (!word) return type;
  const fields = Object.entries({ equals, ...others, exists: exists ?? { type: GraphQLBoolean } });
  return new GraphQLInputObjectType({
    name: `${(others.in ? undefined : OF_LONG[word]) ?? word}Filter`,
    fields: Object.fromEntries(fields.map(([name, field]) => [name, { type: field.type }])),
  });
}

function replaceNamed(
  type: GraphQLInputType,
  shared: (named: GraphQLNamedInputType) => GraphQLNamedInputType,
): GraphQLInputType {
  if (isNonNullType(type)) return new GraphQLNonNull(getNullableType(replaceNamed(type.ofType, shared)));
  return isListType(type) ? new GraphQLList(replaceNamed(type.ofType, shared)) : shared(type);
}
