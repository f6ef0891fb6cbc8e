import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './paths';

export type { components, paths } from './paths';

type Options = {
  /** Address of the shop: `https://shop.example`. */
  url: string;
  key?: string;
  token?: string;
  fetch?: typeof globalThis.fetch;
};

type ListPath = {
  [Path in keyof paths]: paths[Path] extends {
    get: {
      parameters: { query?: { after?: string } };
      responses: { 200: { content: { 'application/json': { docs: unknown[] } } } };
    };
  }
    ? Path
    : never;
}[keyof paths];
type Listed<Path extends ListPath> =
  paths[Path]['get']['responses'][200]['content']['application/json']['docs'][number];
type ListQuery<Path extends ListPath> = NonNullable<paths[Path]['get']['parameters']['query']>;

export type KitroomClient = Client<paths> & {
  /** All documents of a list, a hundred by a request unless `first` says. @throws Error with the refusal as its cause */
  all: <Path extends ListPath>(path: Path, query?: ListQuery<Path>) => AsyncGenerator<Listed<Path>, void, undefined>;
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
    async *all<Path extends ListPath>(path: Path, query?: ListQuery<Path>) {
      for (let after = query?.after; ;) {
        const { data, error } = await client.GET(path as '/api/products', {
          params: { query: { first: 100, ...query, after } },
        });
        if (!data) throw new Error(error.message, { cause: error });
        yield* data.docs as Listed<Path>[];
        if (!data.hasNextPage || !data.endCursor) return;
        after = data.endCursor;
      }
    },
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
