import type { Payload, PayloadRequest } from 'payload';

/** How many teams may sign in, of all there are. */
export async function countActiveTeams({ payload, req }: { payload: Payload; req: PayloadRequest }): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'teams',
    where: { isActive: { equals: true } },
    user: req.user,
    overrideAccess: false,
    req,
  });
  return totalDocs;
}
