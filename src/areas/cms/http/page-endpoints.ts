import 'server-only';
import type { PayloadRequest } from 'payload';
import { headers } from 'next/headers';
import type { z } from 'zod';
import type { Staff } from '@/modules/accounts/session/staff-session';
import { privateJson } from '@/modules/accounts/session/staff-route';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { zodFieldErrors } from '@/lib/field-errors';
import { errorResponse, readJson } from '@/lib/http/json';
import { localRequest } from '@/lib/payload';
import type { Failure } from '@/lib/result';
import { forEditors } from './endpoint';

export type { WithId };

const STATUS: Record<string, number> = {
  not_found: 404,
  forbidden: 403,
  conflict: 409,
  refused: 409,
  unavailable: 503,
  save_failed: 500,
};

type Asked = Staff & { req: PayloadRequest };
type OnPage = Asked & { id: string };
type Answer = { ok: true } | Failure;

const notFound = () => errorResponse(404, { code: 'not_found', message: 'There is nothing at this address.' });

/** What a failure of an operation is over HTTP. */
export function refuse({ ok: _, ...body }: Failure): Response {
  return errorResponse(STATUS[body.code] ?? 422, body);
}

/** Editors alone, with a request to hand to operations. */
export const asEditorRequest = (work: (asked: Asked) => Promise<Response>): Promise<Response> =>
  forEditors(async ({ payload, user }) =>
    work({ payload, user, req: await localRequest(payload, { headers: new Headers(await headers()), user }) }),
  );

/** The same for a route under a page; an address that cannot name one is nowhere. */
export const onPage = ({ params }: WithId, work: (asked: OnPage) => Promise<Response>): Promise<Response> =>
  asEditorRequest(async (asked) => {
    const id = uuidOf(await params);
    return id ? work({ ...asked, id }) : notFound();
  });

/** Answers with what an operation made of it, or why it did not. */
export const answer = <Given extends Answer>(
  result: Given,
  body: (done: Extract<Given, { ok: true }>) => object,
  status = 200,
): Response => {
  if (!result.ok) return refuse(result);
  const response = privateJson(body(result as Extract<Given, { ok: true }>));
  return status === 200 ? response : new Response(response.body, { status, headers: response.headers });
};

/** Answers with what was read, or that there is nothing. */
export const found = (body: object | undefined): Response => (body ? privateJson(body) : notFound());

/** The body as a schema wants it; else an answer that says what is wrong with it. */
export async function parseBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ input: z.output<Schema> } | { refused: Response }> {
  const body = await readJson(request);
  if (body === undefined)
    return { refused: errorResponse(400, { code: 'bad_request', message: 'The body is not valid JSON.' }) };
  const { data, error } = schema.safeParse(body);
  if (!error) return { input: data };
  const fieldErrors = zodFieldErrors(error);
  return { refused: errorResponse(422, { code: 'invalid', message: 'Some fields are not valid.', fieldErrors }) };
}
