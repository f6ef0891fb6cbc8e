import {
  getNullableType,
  GraphQLInt,
  GraphQLString,
  isObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { SanitizedConfig } from 'payload';
import { isRecord } from '@/domain/text/is-record';
import { cursorArguments } from '@/lib/api-query/cursor-page';
import { badQuestion } from '@/lib/api-query/conditions';
import { wrapLists } from './wrap-lists';

export const withCursorLists = (config: Promise<SanitizedConfig>): Promise<SanitizedConfig> =>
  wrapLists(config, (list) => (req) => {
    req.query = cursorArguments(req.query);
    return list(req);
  });

/** The same over GraphQL. Changes the schema. */
export function withCursors(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {})) {
    const type = getNullableType(field.type);
    const fields = isObjectType(type) ? type.getFields() : {};
    if (!fields.docs || !fields.totalDocs || name.startsWith('versions')) continue;
    field.args = [...field.args, argument('after', GraphQLString), argument('first', GraphQLInt)];
    fields.endCursor = { name: 'endCursor', type: GraphQLString, args: [], ...UNDESCRIBED };
    const { resolve } = field;
    field.resolve = async (parent, args: Record<string, unknown>, context, info) => {
      const given = cursorArguments(args);
      const list: unknown = await resolve?.(parent, given, context, info);
      return isRecord(given.page) ? { ...(list as object), ...uncounted } : list;
    };
  }
  return schema;
}

const UNDESCRIBED = { description: undefined, deprecationReason: undefined, extensions: {}, astNode: undefined };

const argument = (name: string, type: GraphQLInputType) => ({ name, type, defaultValue: undefined, ...UNDESCRIBED });

const uncounted = Object.fromEntries(
  ['hasPrevPage', 'page', 'pagingCounter', 'totalDocs', 'totalPages'].map((name) => [
    name,
    () => {
      throw badQuestion(`\`${name}\` is answered without \`first\` and \`after\` only.`);
    },
  ]),
);
