import { fieldErrors } from '@/domain/orders/checkout-input';
import { ASSET_UPLOAD } from '@/domain/teams/design-assets';
import { assetUploadInput } from '@/domain/teams/design-assets-input';
import { INCOMPLETE_UPLOAD } from '@/domain/teams/design-assets-messages';
import { tooLarge } from '@/domain/text/uploads';
import { readForm } from '@/lib/files/read-form';
import { errorResponse } from '@/lib/http/json';
import { createThrottle } from '@/lib/throttle';
import { answer, asTeam } from '@/modules/team/endpoint';
import { storeAsset } from '@/modules/team/assets/store-asset';

/** Judging and drawing a file takes up to seconds of a processor; no team works faster than this. */
const uploads = createThrottle('team-asset-uploads', { points: 400, seconds: 600 });

const refuseSize = () => errorResponse(413, { code: 'too_large', message: tooLarge(ASSET_UPLOAD) });

/**
 * `POST /api/team/assets`, multipart: `file`, `name`, and as wanted `type`, `description` and `uploadId`, by which
 * sending it again is the same upload. 201 with the asset; 413 over 25 MB; 429 where they come too fast; 422 with what is wrong with the file.
 */
export const uploadAssetEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async ({ payload, req, team }) => {
    const turn = await uploads.consume(team.id);
    if (!turn.ok) {
      const body = { code: 'too_many', message: 'Too many uploads. Please try again in a few minutes.' };
      return errorResponse(429, body, { 'Retry-After': String(turn.retryAfterSeconds) });
    }
    const read = await readForm(request, ASSET_UPLOAD.maxBytes);
    if (!read.ok && read.reason === 'too_large') return refuseSize();
    if (!read.ok) return errorResponse(400, { code: 'bad_request', message: 'The body is not a multipart form.' });
    const { file, ...texts } = Object.fromEntries(read.form);
    const input = assetUploadInput.safeParse(texts);
    const isFile = file instanceof File && file.name !== '';
    if (!isFile || !input.success) {
      const errors = { ...(!input.success && fieldErrors(input.error)), ...(!isFile && { file: ['Select a file.'] }) };
      const isIncomplete = 'file' in errors || 'name' in errors;
      return errorResponse(422, {
        code: isIncomplete ? 'incomplete' : 'invalid',
        message: isIncomplete ? INCOMPLETE_UPLOAD.description : 'Some fields are not valid.',
        fieldErrors: errors,
      });
    }
    if (file.size > ASSET_UPLOAD.maxBytes) return refuseSize();
    const bytes = Buffer.from(await file.arrayBuffer());
    return answer(await storeAsset({ payload, req, team, input: input.data, file: { name: file.name, bytes } }), 201);
  });
