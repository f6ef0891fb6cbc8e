import { z } from 'zod';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput } from '@/lib/http/respond';
import { teamCardOrder } from '@/modules/payments/card-order';
import { createPaymentSession } from '@/modules/payments/create-payment-session';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { withTeam } from '../shell/with-team';

export const paymentInput = z.object({ cents: z.int().positive().optional() });

export const paymentEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  withTeam(request, 'invoices', async ({ payload, team }) => {
    const id = uuidOf(await params);
    const order = id && (await loadTeamOrder({ payload, id, teamId: team.id }));
    if (!order) return undefined;
    const body = await readInput(request, paymentInput);
    return body.ok ? createPaymentSession({ payload, order: teamCardOrder(order), cents: body.input.cents }) : body;
  });
