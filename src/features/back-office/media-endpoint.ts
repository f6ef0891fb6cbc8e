import { errorResponse } from '@/lib/http/json';
import { readForm } from '@/lib/files/read-form';
import { localRequest } from '@/lib/payload';
import { forAdministrators } from './endpoint';
import { addPicture, MAX_PICTURE_BYTES } from './operations/products/add-picture';

const STATUS: Record<string, number> = { unavailable: 503, save_failed: 500 };

/** `POST /admin/media`, multipart: `file` (a picture of at most 25 MB) and `alt`, what it shows. Answers 201 with it. */
export const uploadPicture = (request: Request): Promise<Response> =>
  forAdministrators(async ({ payload, user }) => {
    const read = await readForm(request, MAX_PICTURE_BYTES);
    if (!read.ok) {
      return read.reason === 'too_large'
        ? errorResponse(413, { code: 'too_large', message: 'Pictures can be at most 25 MB.' })
        : errorResponse(400, { code: 'bad_request', message: 'The body is not a multipart form.' });
    }
    const file = read.form.get('file');
    if (!(file instanceof File) || file.size === 0) {
      const message = 'Select a picture.';
      return errorResponse(422, { code: 'invalid', message, fieldErrors: { file: [message] } });
    }
    const req = await localRequest(payload, { headers: request.headers, user });
    const result = await addPicture({ payload, req, file, alt: String(read.form.get('alt') ?? '') });
    if (!result.ok) {
      const { ok: _, ...body } = result;
      return errorResponse(STATUS[body.code] ?? 422, body);
    }
    const { ok: _, ...picture } = result;
    return Response.json(picture, { status: 201, headers: { 'Cache-Control': 'no-store' } });
  });
