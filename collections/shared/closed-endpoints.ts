import type { Endpoint } from 'payload';

type AuthPath =
  | 'login'
  | 'first-register'
  | 'unlock'
  | 'forgot-password'
  | 'reset-password'
  | 'refresh-token'
  | 'verify/:id';

const gone: Endpoint['handler'] = () =>
  Response.json({ code: 'not_found', message: 'There is nothing at this address.' }, { status: 404 });

/**
 * Takes away endpoints that Payload adds to every collection with accounts. `first-register` would make an
 * administrator of whoever calls it while the collection is empty; the others are offered, throttled, elsewhere.
 */
export const closedAuthEndpoints = (...paths: AuthPath[]): Endpoint[] =>
  paths.map((path) => ({ path: `/${path}`, method: 'post', handler: gone }));
