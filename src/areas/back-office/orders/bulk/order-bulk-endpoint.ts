import { headers } from 'next/headers';
import type { z } from 'zod';
import { errorResponse, readJson } from '@/lib/http/json';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload';
import { forAdministrators } from '../../access/endpoint';
import { runBulkPayment } from './bulk-order-payment';
import { runBulkStatus } from './bulk-order-status';
import type { BulkRun } from './run-over-orders';
import { bulkPayment } from './bulk-payment';
import type { BulkStep } from './bulk-run';
import { bulkStatusChange } from './bulk-status';
import { mayEnter } from '../../access/session';

/**
 * A route that changes the selected orders and answers line by line, as JSON, how far it is. Whoever closes the page, or
 * stops it there, stops it before the next order.
 */
const bulkRoute =
  <Change>(schema: z.ZodType<Change>, start: (run: BulkRun & { change: Change }) => AsyncGenerator<BulkStep>) =>
  (request: Request): Promise<Response> =>
    forAdministrators(async ({ payload, user }) => {
      const parsed = schema.safeParse(await readJson(request));
      if (!parsed.success)
        return errorResponse(422, { code: 'invalid', message: 'This request is not valid. Please reload the page.' });
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
      const steps = start({ payload, newRequest, change: parsed.data, signal: stopped.signal });
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

/** `POST /admin/orders/bulk-status`: moves the selected orders on. */
export const bulkStatus = bulkRoute(bulkStatusChange, runBulkStatus);
/** `POST /admin/orders/bulk-payment`: notes that the selected orders are paid. */
export const bulkPaid = bulkRoute(bulkPayment, runBulkPayment);
