import 'server-only';
import { headers } from 'next/headers';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { errorResponse } from '@/lib/http/json';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload';
import { exportCustomerData } from './operations/customers/export-customer-data';
import { exportCustomers } from './operations/customers/export-customers';
import { parseCustomerFilters } from './rules/customer-filters';
import { currentStaff, mayEnter } from './session';

type Context = { payload: Payload; req: PayloadRequest };

/** `GET /admin/customers/export`: the customers that the search lets through, as a CSV file. */
export const customersCsv = (request: Request): Promise<Response> =>
  withAdministrator(async ({ payload, req }) => {
    const filters = parseCustomerFilters(new URL(request.url).searchParams);
    await inTransaction(req, () =>
      recordActivity(req, {
        action: 'customers.exported',
        subjectType: 'customers',
        subjectId: 'all',
        subject: filters.search ? 'Customers found by a search' : 'All customers',
      }),
    );
    return file(streamOf(exportCustomers(payload, filters)), {
      type: 'text/csv; charset=utf-8',
      name: `customers-${today()}.csv`,
    });
  });

/** `GET /admin/customers/{id}/data`: all that is kept of one customer, as JSON. */
export const customerData = (id: string): Promise<Response> =>
  withAdministrator(async ({ payload, req }) => {
    const data = z.guid().safeParse(id).success ? await exportCustomerData(payload, id) : undefined;
    if (!data) return errorResponse(404, { code: 'not_found', message: 'This customer does not exist.' });
    await inTransaction(req, () =>
      recordActivity(req, {
        action: 'customer.data-exported',
        subjectType: 'customers',
        subjectId: id,
        subject: 'Personal data of a customer',
      }),
    );
    return file(`${JSON.stringify(data, null, 2)}\n`, {
      type: 'application/json; charset=utf-8',
      name: `customer-${id.slice(0, 8)}-${today()}.json`,
    });
  });

/** Sent while it is read; where that fails the download breaks off, as half a list must not look like a whole one. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error({ err: error }, 'An export of customers broke off.');
        controller.error(error);
      }
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}

const today = () => new Date().toISOString().slice(0, 10);

const file = (body: BodyInit, { type, name }: { type: string; name: string }): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

async function withAdministrator(answer: (context: Context) => Promise<Response>): Promise<Response> {
  const { payload, user } = await currentStaff();
  if (!user) return errorResponse(401, { code: 'unauthorized', message: 'Please sign in.' });
  if (!mayEnter(user)) return errorResponse(403, { code: 'forbidden', message: 'You have no access to customers.' });
  return answer({ payload, req: await localRequest(payload, { headers: await headers(), user }) });
}
