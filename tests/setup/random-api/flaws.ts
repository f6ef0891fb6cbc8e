import type { GraphQLSchema } from 'graphql';
import type { OpenApi } from '@/modules/api/reference/openapi-document';
import { documentedBy } from '../documented';
import { graphQLFlaw } from './graphql-answer';
import type { RandomRequest } from './requests';

export type RandomAnswer = { status: number; type: string | null; text: string };

type Judge = (request: RandomRequest, answer: RandomAnswer) => string | undefined;

export function judgeOf(reference: OpenApi, schema: GraphQLSchema): Judge {
  const expectDocumented = documentedBy(reference);
  return (request, { status, type, text }) => {
    const isJson = type !== null && /\bjson\b/.test(type);
    if (status === 0 || status >= 500) return `${status} ${text.slice(0, 300)}`;
    if (/node_modules|\.[jt]s:\d+:\d|\n {4}at \w/.test(text) && isJson) return `shows code: ${text.slice(0, 300)}`;
    const body = isJson ? parsed(text) : {};
    if (request.operation === 'graphql') return graphQLFlaw(schema, request.body ?? '', status, body);
    if (status >= 400) {
      const { code, message } = body as { code?: unknown; message?: unknown };
      if (typeof code !== 'string' || typeof message !== 'string')
        return `${status} without shape: ${text.slice(0, 300)}`;
    }
    const url = new URL(request.path, 'http://shop.test');
    try {
      expectDocumented(
        { method: request.method, url, isStranger: request.caller === 'stranger' },
        { status, type, body },
      );
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
