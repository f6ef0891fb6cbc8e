import 'server-only';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { can } from '@/domain/staff/permissions';
import { isUuid } from '@/domain/text/uuid';
import type { Staff } from '@/modules/accounts/session/staff-session';
import { errorResponse, readJson } from '@/lib/http/json';
import { localRequest } from '@/lib/payload';
import type { Result } from '@/lib/result';
import { forEditors } from '../http/endpoint';

const STATUS: Record<string, number> = {
  not_found: 404,
  not_empty: 409,
  in_use: 409,
  save_failed: 500,
  unavailable: 503,
};

type Editor = Staff & { req: PayloadRequest };

/** What a route of one record is handed by Next. */
export type OfRecord = { params: Promise<{ id: string }> };

/** What an operation came to, as JSON that no cache keeps. */
export function answerOf<Value extends object>(result: Result<Value>, status = 200): Response {
  if (!result.ok) {
    const { ok: _, ...body } = result;
    return errorResponse(STATUS[result.code] ?? 422, body);
  }
  const { ok: _, ...body } = result;
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

export const gone = () => errorResponse(404, { code: 'not_found', message: 'This picture no longer exists.' });

/** Lets an editor do some work on the library, in a request of its own. */
export const withEditor = (request: Request, work: (editor: Editor) => Promise<Response>): Promise<Response> =>
  forEditors(async ({ payload, user }) => {
    // What is done by SQL meets no other rule.
    if (!can(user.role, 'media:write')) {
      return errorResponse(403, { code: 'forbidden', message: 'You may not change pictures.' });
    }
    return work({ payload, user, req: await localRequest(payload, { headers: request.headers, user }) });
  });

/** As `withEditor`, with the JSON that was sent, where it is what the schema says. */
export const withInput = <Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  work: (editor: Editor, input: z.infer<Schema>) => Promise<Response>,
): Promise<Response> =>
  withEditor(request, async (editor) => {
    const input = schema.safeParse(await readJson(request));
    if (input.success) return work(editor, input.data);
    return errorResponse(422, { code: 'invalid', message: 'Some fields are not valid.' });
  });

/** The id that the address names; one that cannot be an id belongs to nothing. */
export async function recordId({ params }: OfRecord): Promise<string> {
  const { id } = await params;
  return isUuid(id) ? id : '00000000-0000-0000-0000-000000000000';
}
