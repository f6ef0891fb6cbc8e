import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { quoteLines } from '@/areas/back-office/orders/form/quote-lines';
import { readJson } from '@/lib/http/respond';

/** `POST /admin/orders/new/quote`: what the lines of a new order cost now. */
export const POST = (request: Request): Promise<Response> =>
  asAdministrator(async ({ payload }) => quoteLines(payload, await readJson(request)));
