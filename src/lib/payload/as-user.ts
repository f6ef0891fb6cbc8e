import type { PayloadRequest } from 'payload';

export const asUser = (req: PayloadRequest) => ({ depth: 0, user: req.user, overrideAccess: false, req }) as const;
