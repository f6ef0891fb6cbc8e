import { withoutBilledTo } from '@/domain/orders/billing';
import { teamRoleCan } from '@/domain/teams/team-roles';
import { isUuid } from '@/domain/text/uuid';
import { teamOrder } from '@/domain/orders/order-ref';
import { serveInvoice } from '@/modules/invoices/serve-invoice';
import { orderPdf } from '@/modules/team/documents/order-pdf';
import { withTeam } from '../shell/with-team';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { serveProof } from '@/modules/proofs/serve-proof';
import { uuidOf, type WithId } from '@/lib/http/parameters';

export const orderPdfEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  withTeam(request, 'portal', async ({ payload, req, team, role }) => {
    const id = uuidOf(await params);
    const order = id && (await loadTeamOrder({ payload, id, teamId: team.id }));
    return order ? orderPdf(req, teamRoleCan(role, 'invoices') ? order : withoutBilledTo(order)) : undefined;
  });

type WithInvoice = { params: Promise<{ id: string; invoiceId: string }> };

export const invoiceFileEndpoint = (request: Request, { params }: WithInvoice): Promise<Response> =>
  withTeam(request, 'invoices', async ({ payload, team }) => {
    const { id, invoiceId } = await params;
    const order = isUuid(id) && (await loadTeamOrder({ payload, id, teamId: team.id }));
    return order ? serveInvoice({ payload, id: invoiceId, order: teamOrder(order.id) }) : undefined;
  });

type WithProof = { params: Promise<{ id: string; proofId: string }> };

export const proofFileEndpoint = (request: Request, { params }: WithProof): Promise<Response> =>
  withTeam(request, 'portal', async ({ payload, team }) => {
    const { id, proofId } = await params;
    if (!isUuid(id) || !isUuid(proofId)) return undefined;
    return serveProof({ payload, kind: 'team', orderId: id, proofId, teamId: team.id });
  });
