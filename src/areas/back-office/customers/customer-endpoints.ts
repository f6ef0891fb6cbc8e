import 'server-only';
import { z } from 'zod';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { download, today } from '@/lib/http/download';
import { failure } from '@/lib/result';
import { asMember } from '../access/endpoint';
import { exportCustomerData } from '@/modules/privacy/data/customer-record';
import { exportCustomers } from './export-customers';
import { parseCustomerFilters } from './customer-filters';

export const customersCsv = (request: Request): Promise<Response> =>
  asMember('customers:read', async ({ payload, req }) => {
    const filters = parseCustomerFilters(new URL(request.url).searchParams);
    await inTransaction(req, () =>
      recordActivity(req, 'customers.exported', {
        type: 'customers',
        id: 'all',
        name: filters.search ? 'Customers found by a search' : 'All customers',
      }),
    );
    return download(exportCustomers(payload, filters), {
      type: 'text/csv; charset=utf-8',
      name: `customers-${today()}.csv`,
    });
  });

export const customerData = (id: string): Promise<Response> =>
  asMember('customers:write', async ({ payload, req }) => {
    const data = z.guid().safeParse(id).success ? await exportCustomerData(payload, id) : undefined;
    if (!data) return failure('not_found', 'Customer not found.');
    await inTransaction(req, () =>
      recordActivity(req, 'customer.data-exported', { type: 'customers', id, name: 'Personal data of a customer' }),
    );
    return download(`${JSON.stringify(data, null, 2)}\n`, {
      type: 'application/json; charset=utf-8',
      name: `customer-${id.slice(0, 8)}-${today()}.json`,
    });
  });
