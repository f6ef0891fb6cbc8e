import type { Payload, PayloadRequest } from 'payload';
import { restoreAsset } from '@/modules/team/assets/change-asset';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import { lockClub } from '../data/club-account';
import { noSuchTeam, clubRefusal } from '../refusal';

type RestoreAsset = { payload: Payload; req: PayloadRequest; id: string; assetId: string };

/** Restores a design asset that a team deleted, if it has room for it. */
export async function restoreClubAsset({ payload, req, id, assetId }: RestoreAsset): Promise<Result> {
  try {
    return await inTransaction(req, async (session) => {
      const club = await lockClub(session, req, id);
      if (!club) return noSuchTeam();
      const restored = await restoreAsset({ payload, req, team: { id }, id: assetId });
      if (!restored.ok) return restored;
      await recordActivity(
        req,
        'design-asset.restored',
        { type: 'design-assets', id: assetId, name: `${restored.asset.name}, ${club.teamName}` },
        { before: { isActive: false }, after: { isActive: true } },
      );
      return { ok: true } as const;
    });
  } catch (error) {
    return clubRefusal(error, 'Failed to restore asset');
  }
}
