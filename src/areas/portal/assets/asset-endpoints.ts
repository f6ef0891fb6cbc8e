import { assetChangesInput, assetListInput } from '@/domain/teams/design-assets-input';
import { failure, type Result } from '@/lib/result';
import { withTeam, type TeamCall } from '../shell/with-team';
import { changeAsset, deleteAsset, restoreAsset } from '@/modules/team/assets/change-asset';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput } from '@/lib/http/respond';
import { listAssets } from './data';

export const noAsset = failure('not_found', 'Asset not found.');

const onAsset =
  (work: (call: TeamCall & { id: string; request: Request }) => Promise<Result>) =>
  (request: Request, { params }: WithId): Promise<Response> =>
    withTeam(request, 'designs', async (call) => {
      const id = uuidOf(await params);
      return id ? work({ ...call, id, request }) : noAsset;
    });

/** `GET /api/team/assets?type=&q=&after=`: the team’s active assets, newest first, 24 a step, and its storage use. */
export const listAssetsEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'designs', async ({ payload, team }) => {
    const filter = assetListInput.parse(Object.fromEntries(new URL(request.url).searchParams));
    return listAssets({ payload, team, filter });
  });

/** `PATCH /api/team/assets/{id}` with any of `name`, `type`, `description`. */
export const changeAssetEndpoint = onAsset(async ({ request, ...call }) => {
  const body = await readInput(request, assetChangesInput);
  return body.ok ? changeAsset({ ...call, changes: body.input }) : body;
});

export const deleteAssetEndpoint = onAsset(deleteAsset);

export const restoreAssetEndpoint = onAsset(restoreAsset);
