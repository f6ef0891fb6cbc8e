import type { z } from 'zod';
import { readInput } from '@/lib/http/respond';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload/local-request';
import { failure } from '@/lib/result';
import { asAdministrator } from '../../access/endpoint';
import { runBulkPayment } from './bulk-order-payment';
import { runBulkStatus } from './bulk-order-status';
import type { BulkRun } from './run-over-orders';
import type { BulkStep } from '../../file-runs/bulk-run';
import { bulkChange, bulkStatusChange } from './bulk-status';
import { mayEnter } from '../../access/session';

/** Streams progress as lines of JSON. Closing the page, or stopping there, stops it before the next order. */
export const bulkRoute =
  <Change>(schema: z.ZodType<Change>, start: (run: BulkRun & { change: Change }) => AsyncGenerator<BulkStep>) =>
  (request: Request): Promise<Response> =>
    asAdministrator(async ({ payload, req, user }) => {
      const body = await readInput(
        request,
        schema,
        failure('invalid', 'This request is not valid. Please reload the page.'),
      );
      if (!body.ok) return body;
      const newRequest = async () => {
        // As the system: this read decides if the user still has access.
        const now = await payload.findByID({
          collection: 'admin-users',
          id: user.id,
          depth: 0,
          disableErrors: true,
          overrideAccess: true,
        });
        return now?.isActive && mayEnter(now)
          ? localRequest(payload, { headers: req.headers, user: { ...now, collection: 'admin-users' } })
          : undefined;
      };
      const stopped = new AbortController();
      const steps = start({ payload, newRequest, change: body.input, signal: stopped.signal });
      const encoder = new TextEncoder();
      const lines = new ReadableStream<Uint8Array>({
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
      return new Response(lines, { headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' } });
    });

export const bulkStatus = bulkRoute(bulkStatusChange, runBulkStatus);
export const bulkPaid = bulkRoute(bulkChange, runBulkPayment);
