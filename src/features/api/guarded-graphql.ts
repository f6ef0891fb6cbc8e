import { errorResponse } from '@/lib/http/json';
import { log } from '@/lib/log';

type Handler = (request: Request) => Promise<Response>;

/** Payload’s GraphQL handler, where a body that is no GraphQL request is told so instead of failing. */
export const guardedGraphQL =
  (handler: Handler): Handler =>
  async (request) => {
    try {
      const body: unknown = await request.clone().json();
      if (typeof (body as { query?: unknown } | null)?.query !== 'string') throw new SyntaxError('no query');
    } catch {
      return errorResponse(400, { code: 'bad_request', message: 'Send JSON with a query: { "query": "…" }.' });
    }
    try {
      return await handler(request);
    } catch (error) {
      log.error({ err: error }, 'A GraphQL request failed.');
      return errorResponse(500, { code: 'internal', message: 'Something went wrong.' });
    }
  };
