import type { Endpoint } from 'payload';
import { respond } from '@/lib/http/respond';

type AuthPath =
  | 'login'
  | 'first-register'
  | 'unlock'
  | 'forgot-password'
  | 'reset-password'
  | 'refresh-token'
  | 'verify/:id';

const gone: Endpoint['handler'] = () => respond(undefined);

/**
 * Takes away endpoints that Payload adds to every collection with accounts. `first-register` would make an
 * administrator of whoever calls it while the collection is empty; the others are offered, throttled, elsewhere.
 */
export const closedAuthEndpoints = (...paths: AuthPath[]): Endpoint[] =>
  paths.map((path) => ({ path: `/${path}`, method: 'post', handler: gone }));
