import { readPicture } from '@/lib/files/read-picture';
import { errorResponse } from '@/lib/http/json';
import { localRequest } from '@/lib/payload';
import { forAdministrators } from '../../access/endpoint';
import { addPicture } from './add-picture';

const STATUS: Record<string, number> = { unavailable: 503, save_failed: 500 };

/** `POST /admin/media`, multipart: `file` (a picture of at most 25 MB) and `alt`, what it shows. Answers 201 with it. */
export const uploadPicture = (request: Request): Promise<Response> =>
  forAdministrators(async ({ payload, user }) => {
    const read = await readPicture(request);
    if (!read.ok) return read.response;
    const req = await localRequest(payload, { headers: request.headers, user });
    const result = await addPicture({ payload, req, file: read.file, alt: String(read.form.get('alt') ?? '') });
    if (!result.ok) {
      const { ok: _, ...body } = result;
      return errorResponse(STATUS[body.code] ?? 422, body);
    }
    const { ok: _, ...picture } = result;
    return Response.json(picture, { status: 201, headers: { 'Cache-Control': 'no-store' } });
  });
