import type { FieldErrors } from '@/lib/result';

/** The one shape of an error over HTTP. */
export type ErrorBody = { code: string; message: string; fieldErrors?: FieldErrors };

/** After how many seconds to ask again what a busy database did not answer. */
export const RETRY_AFTER = '2';

export function errorResponse(status: number, body: ErrorBody, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** The request’s JSON, or `undefined` where it is none. */
export async function readJson(request: { text?: () => Promise<string> }): Promise<unknown> {
  try {
    return JSON.parse((await request.text?.()) ?? '');
  } catch {
    return undefined;
  }
}
