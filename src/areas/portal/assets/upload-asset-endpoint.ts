import { fieldErrors } from '@/domain/text/field-errors';
import { ASSET_UPLOAD } from '@/domain/teams/design-assets';
import { assetUploadInput } from '@/domain/teams/design-assets-input';
import { INCOMPLETE_UPLOAD } from '@/domain/teams/design-assets-messages';
import { tooLarge } from '@/domain/text/uploads';
import { invalidFields } from '@/lib/failures';
import { readForm } from '@/lib/files/read-form';
import { respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { storeAsset } from '@/modules/team/assets/store-asset';
import { withTeam } from '../shell/with-team';

/** Checking and drawing a file takes up to seconds of CPU time. */
const uploads = createThrottle('team-asset-uploads', { points: 400, seconds: 600, shownAs: 'uploads' });

/** `POST /api/team/assets`, multipart: `file`, `name`, optional `type`, `description` and `uploadId`, for retries. */
export const uploadAssetEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'designs', async ({ req, team }) => {
    const turn = await uploads.consume(team.id);
    if (!turn.ok) {
      const { retryAfterSeconds } = turn;
      return failure('too_many', 'Too many uploads. Please try again in a few minutes.', { retryAfterSeconds });
    }
    const read = await readForm(request, ASSET_UPLOAD);
    if (!read.ok) return read;
    const { file, ...texts } = Object.fromEntries(read.form);
    const input = assetUploadInput.safeParse(texts);
    const isFile = file instanceof File && file.name !== '';
    if (!isFile || !input.success) {
      const errors = { ...(!input.success && fieldErrors(input.error)), ...(!isFile && { file: ['Select a file.'] }) };
      return 'file' in errors || 'name' in errors
        ? failure('incomplete', INCOMPLETE_UPLOAD.description, { fieldErrors: errors })
        : invalidFields(errors);
    }
    if (file.size > ASSET_UPLOAD.maxBytes) return failure('too_large', tooLarge(ASSET_UPLOAD));
    const bytes = Buffer.from(await file.arrayBuffer());
    const stored = await storeAsset({ req, team, input: input.data, file: { name: file.name, bytes } });
    return respond(stored, { status: 201 });
  });
