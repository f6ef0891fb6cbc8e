import { isIntrospectionType, isObjectType, type GraphQLSchema } from 'graphql';

type Path = { prev: Path | undefined; key: number | string };

const contexts = new WeakMap<object, Map<Path['key'], object>>();

/** A context for each root field: Payload notes there what one selects, while others run. Changes the schema. */
export function withOwnContexts(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  for (const type of types.filter(isObjectType))
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve)
        field.resolve = (parent, args, context: object, info) =>
          resolve(parent, args, contextOf(context, info.path), info);
    }
  return schema;
}

function contextOf(context: object, path: Path): object {
  let root = path;
  while (root.prev) root = root.prev;
  const own = contexts.get(context) ?? new Map<Path['key'], object>();
  contexts.set(context, own);
  const known = own.get(root.key) ?? { ...context };
  own.set(root.key, known);
  return known;
}
