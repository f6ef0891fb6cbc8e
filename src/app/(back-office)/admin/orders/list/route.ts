import { z } from 'zod';
import { asMember } from '@/areas/back-office/access/endpoint';
import { listOrders } from '@/areas/back-office/orders/data/orders';
import { parseOrderFilters } from '@/areas/back-office/orders/filters/order-filters';
import { requestedStep } from '@/lib/http/list-step';

const untilSchema = z.iso.datetime().optional().catch(undefined);

export const GET = (request: Request): Promise<Response> =>
  asMember('orders:read', async ({ payload }) => {
    const until = untilSchema.parse(new URL(request.url).searchParams.get('until') ?? undefined);
    const step = requestedStep(request, parseOrderFilters);
    return { rows: await listOrders({ payload, ...step, ...(until && { until: new Date(until) }) }) };
  });
