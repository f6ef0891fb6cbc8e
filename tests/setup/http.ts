import * as graphql from '@/app/(payload)/api/graphql/route';
import * as rest from '@/app/(payload)/api/[...slug]/route';
import { expectDocumented } from './documented';
import { ownRoute, type Found } from './own-routes';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';

type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export type Call = {
  /** JSON, except a string or form. */
  body?: unknown;
  headers?: Record<string, string>;
  token?: string;
  /** As from the HTTP front. */
  address?: string;
  signal?: AbortSignal;
  /** Its answer is not as the reference says, on purpose. */
  isOdd?: true;
  /** Current password, to confirm a change. */
  confirm?: string;
};

export type Answer<Body = Record<string, unknown>> = { status: number; headers: Headers; text: string; body: Body };

const origin = 'http://shop.test';

/** The route’s handler, as Next calls it. `body` is `{}` without JSON. */
export async function api<Body = Record<string, unknown>>(
  method: Method,
  path: string,
  { body, headers, token, address = '192.0.2.1', confirm, signal, isOdd }: Call = {},
): Promise<Answer<Body>> {
  const url = new URL(path, origin);
  const { route, params } = (await ownRoute(url.pathname)) ?? payloadRoute(url.pathname);
  const handler = route[method] ?? (method === 'HEAD' ? route.GET : undefined);
  if (!handler) throw new Error(`${url.pathname} takes no ${method}.`);
  const raw = typeof body === 'string' || body instanceof FormData;
  const request = new Request(url, {
    method,
    signal,
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `JWT ${token}` }),
      ...(confirm !== undefined && { 'X-Current-Password': encodeURIComponent(confirm) }),
      [socketAddressHeader]: address,
      ...headers,
    },
    body: body === undefined ? undefined : raw ? body : JSON.stringify(body),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  const answer = { status: response.status, headers: response.headers, text, body: parse(text) as Body };
  const isStranger = !request.headers.has('Authorization') && !request.headers.has('Cookie');
  const { status, body: answered } = answer;
  if (!isOdd)
    await expectDocumented(
      { method, url, isStranger },
      { status, type: answer.headers.get('Content-Type'), body: answered },
    );
  return answer;
}

function payloadRoute(pathname: string): Found {
  if (pathname === '/api/graphql') return { route: graphql, params: {} };
  return { route: rest, params: { slug: pathname.split('/').slice(2).map(decodeURIComponent) } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

type GraphQLBody = {
  data?: Record<string, unknown> | null;
  errors?: { message: string }[];
  extensions?: object;
  code?: string;
};

export const gql = (query: string, call: Call & { variables?: object } = {}): Promise<Answer<GraphQLBody>> =>
  api<GraphQLBody>('POST', '/api/graphql', { ...call, body: { query, variables: call.variables } });
