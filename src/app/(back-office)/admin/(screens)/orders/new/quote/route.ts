import { asAdministrator } from '@/features/back-office/endpoint';
import { quoteLines } from '@/features/back-office/operations/orders/quote-lines';
import { readJson } from '@/lib/http/json';

/** `POST /admin/orders/new/quote`: what the lines of a new order cost now. */
export const POST = (request: Request): Promise<Response> =>
  asAdministrator(async ({ payload }) => quoteLines(payload, await readJson(request)));
