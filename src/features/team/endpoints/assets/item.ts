import { z } from 'zod';
import { assetChangesInput } from '@/domain/design-assets-input';
import { failure } from '@/lib/result';
import { answer, asTeam, readBody, refusal, type TeamCall } from '../../endpoint';
import { changeAsset, deleteAsset, restoreAsset } from '../../operations/assets/change-asset';

export type AssetContext = { params: Promise<{ id: string }> };

const uuid = z.uuid();
export const noAsset = (): Response => refusal(failure('not_found', 'There is no such asset.'));

/** The id in the path, or nothing where it can be none. */
export async function assetId({ params }: AssetContext): Promise<string | undefined> {
  return uuid.safeParse((await params).id).data;
}

const onAsset =
  (work: (call: TeamCall & { id: string }) => Promise<Response>) =>
  (request: Request, context: AssetContext): Promise<Response> =>
    asTeam(request, async (call) => {
      const id = await assetId(context);
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
