import { headers } from 'next/headers';
import { errorResponse, readJson } from '@/lib/http/json';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload';
import { forAdministrators } from './endpoint';
import { runBulkStatus } from './operations/bulk-order-status';
import { bulkChange } from './rules/bulk-status';
import { mayEnter } from './session';

/**
 * `POST /admin/orders/bulk-status`: moves the selected orders on and answers line by line, as JSON, how far it is.
 * Whoever closes the page, or stops it there, stops it before the next order.
 */
export const bulkStatus = (request: Request): Promise<Response> =>
  forAdministrators(async ({ payload, user }) => {
    const parsed = bulkChange.safeParse(await readJson(request));
    if (!parsed.success) return errorResponse(422, { code: 'invalid', message: 'This is no change of orders.' });
    const asked = new Headers(await headers());
    const newRequest = async () => {
      // As the system: it is what tells whether the person still has access.
      const now = await payload.findByID({
        collection: 'admin-users',
        id: user.id,
        depth: 0,
        disableErrors: true,
        overrideAccess: true,
      });
      return now?.isActive && mayEnter(now)
        ? localRequest(payload, { headers: asked, user: { ...now, collection: 'admin-users' } })
        : undefined;
    };
    const stopped = new AbortController();
    const steps = runBulkStatus({ payload, newRequest, change: parsed.data, signal: stopped.signal });
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { value, done } = await steps.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
        } catch (error) {
          log.error({ err: error }, 'A change of many orders broke off.');
          controller.error(error);
        }
      },
      cancel: () => stopped.abort(),
    });
    return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' } });
  });
