import type { PayloadRequest } from 'payload';
import { restoreAsset } from '@/modules/team/assets/change-asset';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import { lockTeam } from '../data/team-account';
import { noSuchTeam, teamAccountRefusal } from '../refusal';

type RestoreAsset = { req: PayloadRequest; id: string; assetId: string };

/** Refused if the team has no storage left. */
export async function restoreTeamAsset({ req, id, assetId }: RestoreAsset): Promise<Result> {
  const { payload } = req;
  try {
    return await inTransaction(req, async (session) => {
      const team = await lockTeam(session, req, id);
      if (!team) return noSuchTeam();
      const restored = await restoreAsset({ payload, req, team: { id }, id: assetId });
      if (!restored.ok) return restored;
      await recordActivity(
        req,
        'design-asset.restored',
        { type: 'design-assets', id: assetId, name: `${restored.asset.name}, ${team.teamName}` },
        { before: { isActive: false }, after: { isActive: true } },
      );
      return { ok: true } as const;
    });
  } catch (error) {
    return teamAccountRefusal(error, 'Failed to restore asset');
  }
}
