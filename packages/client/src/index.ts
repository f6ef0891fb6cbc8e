import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './paths';

export type { components, paths } from './paths';

type Options = {
  /** Address of the shop: `https://shop.example`. */
  url: string;
  /** A key, or the `token` of a login. */
  key?: string;
  token?: string;
  fetch?: typeof globalThis.fetch;
};

export type KitroomClient = Client<paths> & {
  /** @throws GraphQLFailure */
  graphql: <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;
};

type FieldErrors = Record<string, string[]>;
type GraphQLAnswer = {
  data?: unknown;
  message?: string;
  code?: string;
  errors?: readonly { message: string; extensions?: { code?: string; fieldErrors?: FieldErrors; data?: unknown } }[];
};

export class GraphQLFailure extends Error {
  readonly code: string | undefined;
  readonly fieldErrors: FieldErrors | undefined;
  /** Holds what else is known: the new total after `prices_changed`. */
  readonly data: unknown;

  constructor({ message, code, errors: [error] = [] }: GraphQLAnswer) {
    super(error?.message ?? message ?? 'The shop did not answer.');
    this.name = 'GraphQLFailure';
    this.code = error?.extensions?.code ?? code;
    this.fieldErrors = error?.extensions?.fieldErrors;
    this.data = error?.extensions?.data;
  }
}

export function createClient({ url, key, token, fetch: send = globalThis.fetch }: Options): KitroomClient {
  const authorization = key ? `Bearer ${key}` : token && `JWT ${token}`;
  const headers: Record<string, string> = authorization ? { Authorization: authorization } : {};
  const client = createFetchClient<paths>({ baseUrl: url, headers, fetch: send, querySerializer });
  return {
    ...client,
    graphql: async <Data>(query: string, variables?: Record<string, unknown>) => {
      const response = await send(
        new Request(`${url}/api/graphql`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        }),
      );
      const answer = (await response.json()) as GraphQLAnswer;
      if (answer.errors || !answer.data) throw new GraphQLFailure(answer);
      return answer.data as Data;
    },
  };
}

/** Writes conditions as the shop reads them: `where[price][less_than]=20`. */
function querySerializer(query: Record<string, unknown>): string {
  const written = new URLSearchParams();
  const write = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') written.append(name, String(value));
    else for (const [key, part] of Object.entries(value)) write(name ? `${name}[${key}]` : key, part);
  };
  write('', query);
  return written.toString();
}
