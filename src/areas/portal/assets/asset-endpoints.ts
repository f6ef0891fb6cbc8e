import { assetChangesInput } from '@/domain/teams/design-assets-input';
import { failure } from '@/lib/result';
import { answer, asTeam, readBody, refusal, type TeamCall } from '@/modules/team/endpoint';
import { changeAsset, deleteAsset, restoreAsset } from '@/modules/team/assets/change-asset';
import { uuidOf, type WithId } from '@/lib/http/parameters';

export const noAsset = (): Response => refusal(failure('not_found', 'Asset not found.'));

const onAsset =
  (work: (call: TeamCall & { id: string }) => Promise<Response>) =>
  (request: Request, { params }: WithId): Promise<Response> =>
    asTeam(request, async (call) => {
      const id = uuidOf(await params);
      return id ? work({ ...call, id }) : noAsset();
    });

/** `PATCH /api/team/assets/{id}` with any of `name`, `type`, `description`. */
export const changeAssetEndpoint = onAsset(async (call) => {
  const input = await readBody(call.request, assetChangesInput);
  return input.ok ? answer(await changeAsset({ ...call, changes: input.body })) : input.response;
});

/** `DELETE /api/team/assets/{id}`: a soft delete. */
export const deleteAssetEndpoint = onAsset(async (call) => answer(await deleteAsset(call)));

/** `POST /api/team/assets/{id}/restore` takes it back. */
export const restoreAssetEndpoint = onAsset(async (call) => answer(await restoreAsset(call)));
