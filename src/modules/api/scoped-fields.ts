import type { GraphQLSchema } from 'graphql';
import { formatNames, type PayloadRequest, type SanitizedConfig } from 'payload';
import { isOffered, type Verb } from '@/domain/api-keys/scopes';
import { keyOf, requireScope } from '@/lib/accounts/key-of';
import { OPERATION_SCOPES } from './shop-operations';

/** Scopes of fields at the top. One without a scope refuses keys, as those about the account that is signed in. */
function fieldScopes({ collections, globals }: SanitizedConfig): Map<string, readonly string[]> {
  const scopes = new Map<string, readonly string[]>(
    Object.entries(OPERATION_SCOPES).map(([name, scope]) => [name, [scope]]),
  );
  const add = (slug: string, verb: Verb, ...names: string[]) => {
    if (isOffered(slug, verb)) for (const name of names) scopes.set(name, [`${slug}:${verb}`]);
  };
  for (const { slug, graphQL } of collections) {
    const named = formatNames(slug);
    const one = ((graphQL && graphQL.singularName) || named.singular).replaceAll(' ', '');
    const plural = ((graphQL && graphQL.pluralName) || named.plural).replaceAll(' ', '');
    const many = plural === one ? `all${one}` : plural;
    add(slug, 'read', one, many, `count${many}`, `version${one}`, `versions${many}`);
    add(slug, 'create', `create${one}`);
    if (isOffered(slug, 'create')) scopes.set(`duplicate${one}`, [`${slug}:read`, `${slug}:create`]);
    add(slug, 'update', `update${one}`, `restoreVersion${one}`);
    add(slug, 'delete', `delete${one}`);
  }
  for (const { slug } of globals) {
    const { singular: name } = formatNames(slug);
    add(slug, 'read', name);
    add(slug, 'update', `update${name}`);
  }
  return scopes;
}

/** Has a field refuse keys without its scopes, before the rules of access. Changes the schema. */
export function withScopes(schema: GraphQLSchema, config: SanitizedConfig): GraphQLSchema {
  const scopes = fieldScopes(config);
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      const { resolve } = field;
      const needed = scopes.get(name) ?? [undefined];
      field.resolve = (parent, args: Record<string, unknown>, context: { req: PayloadRequest }, info) => {
        const key = keyOf(context.req.user);
        if (key) for (const scope of needed) requireScope(key, scope);
        return resolve?.(parent, args, context, info);
      };
    }
  }
  return schema;
}
