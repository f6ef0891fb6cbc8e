import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { CollectionSlug, Field, PayloadRequest, Where } from 'payload';
import { tagsOf } from '@/domain/cache/cache-plan';
import { rememberedEach } from '@/lib/http-cache/remember';
import { documentTags, listKeptDocuments, takesKeptDocuments } from './public-documents';

type Context = { req: PayloadRequest; select?: unknown };
type Resolver = GraphQLFieldResolver<Record<string, unknown>, Context>;
type Tags = (id: string) => readonly string[];

const lists: Record<string, CollectionSlug> = { Products: 'products', Categories: 'categories' };
const relatedTags: Partial<Record<string, Tags>> = { ...documentTags, media: () => tagsOf('media') };

/**
 * Has a schema answer strangers from documents in memory: lists of public collections, what their documents are
 * related to, and the variations of products.
 */
export function keepDocuments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve as Resolver | undefined;
      if (resolve) field.resolve = keptResolver(type.name, field.name, field.extensions.field as Field | undefined, resolve);
    }
  }
  return schema;
}
