import { watchAccountReads } from '@/lib/database/account-reads';
import { failedResponse } from '@/lib/http/failed';
import { errorResponse } from '@/lib/http/json';

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
      const { value, failed } = await watchAccountReads(() => handler(request));
      if (failed) throw failed;
      return value;
    } catch (error) {
      return failedResponse(error, 'A GraphQL request failed.');
    }
  };
