import { asMember } from '@/areas/back-office/access/endpoint';
import { readJson } from '@/lib/http/respond';
import { quoteLines } from '@/modules/orders/editing/quote-lines';

export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  return asMember('orders:write', async ({ payload }) => {
    const read = await readJson(request);
    return read.ok ? quoteLines(payload, read.body, id) : read;
  });
}
