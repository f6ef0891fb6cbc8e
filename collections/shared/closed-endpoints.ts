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

/** Closes Payload’s own: `first-register` would make any caller administrator; ours for the others are throttled. */
export const closedAuthEndpoints = (...paths: AuthPath[]): Endpoint[] =>
  paths.map((path) => ({ path: `/${path}`, method: 'post', handler: gone }));
