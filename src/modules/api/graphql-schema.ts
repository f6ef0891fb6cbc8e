import config from '@payload-config';
import { configToSchema } from '@payloadcms/graphql';
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLInputType,
  type GraphQLSchema,
  isObjectType,
  type GraphQLFieldResolver,
} from 'graphql';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { sharedInstance } from '@kitroom/front/shared-instance';
import type { Field, PayloadRequest } from 'payload';
import { tagsOf } from '@/domain/cache/cache-plan';
import { withCursors } from './cursor-lists';
import { offeredSchema } from './offered-schema';
import { withOwnContexts } from './own-contexts';
import { withScopes } from './scoped-fields';
import { withShopOperations } from './shop-operations';
import { rememberedEach } from '@kitroom/front/cache/remember';
import {
  listKeptDocuments,
  publicDocuments,
  takesKeptDocuments,
  type ListQuestion,
  type PublicSlug,
  type Tags,
} from './public-documents';

/** Payload requires groups with a required field, and all fields of a global; validation finds what is missing. */
function withOptionalUpdates(schema: GraphQLSchema): GraphQLSchema {
  const seen = new Set<GraphQLInputType>();
  const relax = (type: GraphQLInputType): void => {
    const named = getNamedType(type);
    if (!isInputObjectType(named) || seen.has(named)) return;
    seen.add(named);
    for (const field of Object.values(named.getFields())) {
      field.type = getNullableType(field.type);
      relax(field.type);
    }
  };
  for (const [name, { args }] of Object.entries(schema.getMutationType()?.getFields() ?? {}))
    if (name.startsWith('update')) args.filter((arg) => arg.name === 'data').forEach(({ type }) => relax(type));
  return schema;
}

export const graphQLSchema = (): Promise<GraphQLSchema> =>
  sharedInstance('graphql-schema', async () =>
    withOwnContexts(
      withScopes(
        withCursors(
          withKeptDocuments(
            withShopOperations(withOptionalUpdates(offeredSchema(configToSchema(await config).schema, await config))),
          ),
        ),
        await config,
      ),
    ),
  );

export const printedSchema = (): Promise<string> =>
  sharedInstance('graphql-schema-printed', async () => printSchema(lexicographicSortSchema(await graphQLSchema())));

export async function schemaEndpoint(): Promise<Response> {
  const text = await printedSchema();
  markCacheable(['graphql-schema']);
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

type Context = { req: PayloadRequest; select?: unknown };
type Resolver<Parent = Record<string, unknown>> = GraphQLFieldResolver<Parent, Context>;
type Kept = { name: string; tagsOf: Tags['one']; idOf: (parent: Record<string, unknown>) => unknown };

const lists: Record<string, PublicSlug> = { Products: 'products', Categories: 'categories' };
const { products, categories } = publicDocuments;
const related: Partial<Record<string, Tags['one']>> = {
  products: products.one,
  categories: categories.one,
  media: () => tagsOf('media'),
};
/** Cache limit of a list within a document. */
const MAX_LIMIT = 100;

/** Answers strangers from documents in memory: public lists, their relations, and the variations of products. */
function withKeptDocuments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve) continue;
      const slug = type === schema.getQueryType() ? lists[field.name] : undefined;
      const kept = keptOf(type.name, field.extensions.field as Field | undefined);
      if (slug) field.resolve = listResolver(slug, resolve);
      else if (kept) field.resolve = keptResolver(kept, resolve);
    }
  }
  return schema;
}

function keptOf(typeName: string, field: Field | undefined): Kept | undefined {
  if (typeName === 'Product' && field?.type === 'join') {
    return { name: `GraphQL ${field.name} of products`, tagsOf: products.one, idOf: ({ id }) => id };
  }
  if ((field?.type !== 'relationship' && field?.type !== 'upload') || field.hasMany) return undefined;
  const { name, relationTo } = field;
  const tags = typeof relationTo === 'string' ? related[relationTo] : undefined;
  return tags && { name: `GraphQL related ${String(relationTo)}`, tagsOf: tags, idOf: (parent) => parent[name] };
}

const listResolver =
  (slug: PublicSlug, otherwise: Resolver<unknown>): Resolver<unknown> =>
  async (parent, args, context, info) => {
    const { where, sort, limit, page, pagination, ...form } = structuredClone(args) as Omit<ListQuestion, 'sort'> & {
      sort?: string;
    };
    if (takesKeptDocuments(context.req) && Object.keys(form).length === 0) {
      // Payload’s own way of naming the fields to select below.
      context.select = undefined;
      const question = { where, sort: sort?.split(','), limit, page, pagination };
      const list = await listKeptDocuments(slug, { question, depth: 0 }, context.req);
      if (list) return { ...list, docs: list.texts.map((text): unknown => JSON.parse(text)) };
    }
    return otherwise(parent, args, context, info);
  };

const keptResolver =
  ({ name, tagsOf: tags, idOf }: Kept, otherwise: Resolver): Resolver =>
  async (parent, args, context, info) => {
    const ask = async (): Promise<unknown> => otherwise(parent, args, context, info);
    const id = idOf(parent);
    const { limit = MAX_LIMIT, ...form } = args as { limit?: number };
    const isKeptForm = limit > 0 && limit <= MAX_LIMIT && Object.keys(form).length === 0 && !context.select;
    if (typeof id !== 'string' || !isKeptForm || !takesKeptDocuments(context.req)) return ask();
    const read = async () => {
      const found = await ask();
      return new Map(found ? [[id, found]] : []);
    };
    const kept = rememberedEach({ name: `${name} ${limit}`, tagsOf: tags, isForPrograms: true, read });
    return (await kept([id])).get(id);
  };
