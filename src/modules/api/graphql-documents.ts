import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { CollectionSlug, Field, PayloadRequest } from 'payload';
import { tagsOf } from '@/domain/cache/cache-plan';
import { rememberedEach } from '@/lib/http-cache/remember';
import {
  documentTags,
  listKeptDocuments,
  takesKeptDocuments,
  tagsOfProduct,
  type ListQuestion,
} from './public-documents';

type Context = { req: PayloadRequest; select?: unknown };
type Resolver<Parent = Record<string, unknown>> = GraphQLFieldResolver<Parent, Context>;
type Kept = {
  name: string;
  tagsOf: (id: string) => readonly string[];
  idOf: (parent: Record<string, unknown>) => unknown;
};

const lists: Record<string, CollectionSlug> = { Products: 'products', Categories: 'categories' };
const relatedTags: Partial<Record<string, Kept['tagsOf']>> = { ...documentTags, media: () => tagsOf('media') };

/**
 * Has a schema answer strangers from documents in memory: lists of public collections, what is related to them, and the
 * variations of products.
 */
export function withKeptDocuments(schema: GraphQLSchema): GraphQLSchema {
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

/** What a field answers that is kept by the id of a document. */
function keptOf(typeName: string, field: Field | undefined): Kept | undefined {
  if (typeName === 'Product' && field?.type === 'join') {
    return { name: `GraphQL ${field.name} of products`, tagsOf: tagsOfProduct, idOf: ({ id }) => id };
  }
  if ((field?.type !== 'relationship' && field?.type !== 'upload') || field.hasMany) return undefined;
  const { name, relationTo } = field;
  const tags = typeof relationTo === 'string' ? relatedTags[relationTo] : undefined;
  return tags && { name: `GraphQL related ${String(relationTo)}`, tagsOf: tags, idOf: (parent) => parent[name] };
}

const listResolver =
  (slug: CollectionSlug, otherwise: Resolver<unknown>): Resolver<unknown> =>
  async (parent, args, context, info) => {
    const { where, sort, limit, page, pagination, ...form } = structuredClone(args) as Omit<ListQuestion, 'sort'> & {
      sort?: string;
    };
    if (takesKeptDocuments(context.req) && Object.keys(form).length === 0) {
      // As Payload says what the fields below are to be asked for.
      context.select = undefined;
      const question = { where, sort: sort?.split(','), limit, page, pagination };
      const list = await listKeptDocuments(slug, { question, depth: 0 }, context.req);
      if (list) return { ...list, docs: list.texts.map((text): unknown => JSON.parse(text)) };
    }
    return otherwise(parent, args, context, info) as unknown;
  };

const keptResolver =
  ({ name, tagsOf: tags, idOf }: Kept, otherwise: Resolver): Resolver =>
  async (parent, args, context, info) => {
    const ask = async (): Promise<unknown> => otherwise(parent, args, context, info);
    const id = idOf(parent);
    const { limit = '', ...form } = args as { limit?: number };
    const isKept = takesKeptDocuments(context.req) && !context.select && Object.keys(form).length === 0;
    if (!isKept || typeof id !== 'string') return ask();
    const read = async () => {
      const found = await ask();
      return new Map(found ? [[id, found]] : []);
    };
    return (await rememberedEach({ name: `${name} ${limit}`, tagsOf: tags, read })([id])).get(id);
  };
