import type { z } from 'zod';
import type { Permission } from '@/domain/staff/permissions';
import { may } from '@/lib/accounts/active-user';
import { readInput } from '@/lib/http/respond';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload/local-request';
import { failure } from '@/lib/result';
import { asMember } from '../../access/endpoint';
import { runBulkPayment } from './bulk-order-payment';
import { runBulkStatus } from './bulk-order-status';
import type { BulkRun } from '../../file-runs/run-over';
import type { BulkStep } from '../../file-runs/bulk-run';
import { bulkChange, bulkStatusChange } from './bulk-status';

/** Streams progress as lines of JSON. Closing the page, or stopping there, stops it before the next order. */
export const bulkRoute =
  <Change>(
    permission: Permission,
    schema: z.ZodType<Change>,
    start: (run: BulkRun & { change: Change }) => AsyncGenerator<BulkStep>,
  ) =>
  (request: Request): Promise<Response> =>
    asMember(permission, async ({ payload, req, user }) => {
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
        return now && may(now, permission)
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

export const bulkStatus = bulkRoute('orders:read', bulkStatusChange, runBulkStatus);
export const bulkPaid = bulkRoute('payments:write', bulkChange, runBulkPayment);
