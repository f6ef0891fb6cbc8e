import type { PayloadRequest } from 'payload';

/** Options of a local API call with the rights and transaction of the request, and no relationships loaded. */
export const asUser = (req: PayloadRequest) => ({ depth: 0, user: req.user, overrideAccess: false, req }) as const;
