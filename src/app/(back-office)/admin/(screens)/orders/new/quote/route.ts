import { asMember } from '@/areas/back-office/access/endpoint';
import { readJson } from '@/lib/http/respond';
import { quoteLines } from '@/modules/orders/editing/quote-lines';

export const POST = (request: Request): Promise<Response> =>
  asMember('orders:write', async ({ payload }) => {
    const read = await readJson(request);
    return read.ok ? quoteLines(payload, read.body) : read;
  });
