import type { PayloadRequest } from 'payload';

/** For calls of the local API: as whoever asks may do it, in their request’s transaction, nothing looked up beside it. */
export const asUser = (req: PayloadRequest) => ({ depth: 0, user: req.user, overrideAccess: false, req }) as const;
