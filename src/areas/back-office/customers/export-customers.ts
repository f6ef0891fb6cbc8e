import type { Payload } from 'payload';
import { plainAmount } from '@/domain/money/money';
import type { CustomerFilters } from './customer-filters';
import { shopDay } from '@/domain/text/locale';
import { csvInSteps } from '@/domain/text/table/csv-lines';
import { CUSTOMERS_STEP, listCustomersAfter, type CustomerSums } from './data/customers';

export const exportCustomers = (payload: Payload, filters: CustomerFilters): AsyncGenerator<string> =>
  csvInSteps({
    heading: ['First name', 'Last name', 'Email', 'Phone', 'Customer since', 'Orders', 'Total spent', 'Last order'],
    step: CUSTOMERS_STEP,
    read: (last: CustomerSums | undefined) => listCustomersAfter(payload, filters, last),
    rowsOf: (record) => [cellsOf(record)],
  });

const cellsOf = (customer: CustomerSums): unknown[] => [
  customer.firstName,
  customer.lastName,
  customer.email,
  customer.phone,
  shopDay(customer.createdAt),
  customer.orders,
  plainAmount(customer.spent),
  customer.lastOrderAt && shopDay(customer.lastOrderAt),
];
