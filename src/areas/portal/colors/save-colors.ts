import type { Payload, PayloadRequest } from 'payload';
import type { SignedTeam } from '@/modules/team/session';

type SaveColors = { payload: Payload; req: PayloadRequest; team: SignedTeam; colors: string[] };

/** Saves the team’s colours as the team itself, so that access rules and the field’s own check hold. */
export async function saveColors({ payload, req, team, colors }: SaveColors): Promise<{ ok: true; colors: string[] }> {
  const saved = await payload.update({
    collection: 'teams',
    id: team.id,
    data: { colors },
    select: { colors: true },
    depth: 0,
    user: req.user,
    overrideAccess: false,
    req,
  });
  return { ok: true, colors: saved.colors };
}
