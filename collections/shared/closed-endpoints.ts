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
 * Removes endpoints that Payload adds to every collection with accounts. `first-register` would make its caller an
 * administrator while the collection is empty; the others are offered, throttled, elsewhere.
 */
export const closedAuthEndpoints = (...paths: AuthPath[]): Endpoint[] =>
  paths.map((path) => ({ path: `/${path}`, method: 'post', handler: gone }));
