import { z } from 'zod';
import { loadOrderingTeam } from '@/modules/team/orders/create-team-order';
import { orderPdf } from '@/modules/team/documents/order-pdf';
import { uuidOf } from '@/lib/http/parameters';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { addProof } from '@/modules/team/proofs/add-proof';
import { proofLines } from '@/modules/team/proofs/proof-lines';
import { drawProof } from '@/modules/proofs/draw-proof';
import { drawnProofInput } from '@/modules/proofs/drawn-proof-input';
import { teamOrder } from '@/domain/orders/order-ref';
import { serveInvoice } from '@/modules/invoices/serve-invoice';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { serveProof } from '@/modules/proofs/serve-proof';
import { isUuid } from '@/domain/text/uuid';
import { readInput, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { quoteDraft } from '@/modules/team/order-builder/quote-draft';
import { draftInput, teamEditQuoteInput } from '@/domain/teams/team-draft-input';
import { quoteTeamOrderEdit } from '@/modules/team/orders/edit-team-order';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { download, today } from '@/lib/http/download';
import { asAdministrator } from '../access/endpoint';
import { CLUB_EXPORT_ROWS, clubOrderQuery, parseClubOrderFilters } from './club-order-filters';
import { exportClubOrders } from './export-club-orders';
import { readProofForm } from '../proofs/read-proof-form';

type WithOrder = { params: Promise<{ id: string }> };
type WithProof = { params: Promise<{ id: string; proofId: string }> };

/** `GET /admin/team-orders/{id}/pdf`: the confirmation that the team gets. */
export const clubOrderPdf = (_request: Request, { params }: WithOrder): Promise<Response> =>
  asAdministrator(async ({ payload }) => {
    const id = uuidOf(await params);
    const order = id && (await loadTeamOrder({ payload, id }));
    return order ? orderPdf(payload, order) : undefined;
  });

type WithInvoice = { params: Promise<{ id: string; invoiceId: string }> };

/** `GET /admin/team-orders/{id}/invoices/{invoiceId}`: the PDF of an invoice or a credit note. */
export const clubOrderInvoice = (_request: Request, { params }: WithInvoice): Promise<Response> =>
  asStaff('orders:read', 'orders', async ({ payload }) => {
    const { id, invoiceId } = await params;
    if (!isUuid(id)) return undefined;
    return serveInvoice({ payload, id: invoiceId, order: teamOrder(id) });
  });

/** `GET /admin/team-orders/{id}/proofs/{proofId}`: the file of a proof. */
export const clubProofFile = (_request: Request, { params }: WithProof): Promise<Response> =>
  asAdministrator(async ({ payload }) => {
    const { id, proofId } = await params;
    if (!isUuid(id) || !isUuid(proofId)) return undefined;
    return serveProof({ payload, kind: 'team', orderId: id, proofId });
  });

/** `POST /admin/team-orders/{id}/proofs`, multipart: `file` (PNG, JPEG or PDF, at most 25 MB) and `note`. */
export const addClubProof = (request: Request, { params }: WithOrder): Promise<Response> =>
  asAdministrator(async ({ req }) => {
    const orderId = uuidOf(await params);
    if (!orderId) return undefined;
    const read = await readProofForm(request);
    if (!read.ok) return read;
    const result = await addProof({ req, orderId, bytes: read.bytes, note: read.note });
    return result.ok ? respond({ version: result.version }, { status: 201 }) : result;
  });

/** `POST /admin/team-orders/{id}/proofs/draw` with `{ note }`: the next proof, drawn from the kits of the order. */
export const drawClubProof = (request: Request, { params }: WithOrder): Promise<Response> =>
  asAdministrator(async ({ payload, req }) => {
    const orderId = uuidOf(await params);
    const body = await readInput(request, drawnProofInput);
    if (!body.ok) return body;
    const order = orderId && (await loadTeamOrder({ payload, id: orderId }));
    if (!order) return undefined;
    const { orderNumber, team, data } = order;
    const drawn = await drawProof(req, { orderNumber, team: team.name, lines: proofLines(data) });
    if (!drawn.ok) return drawn;
    const result = await addProof({ req, orderId: order.id, bytes: drawn.pdf, note: body.input.note });
    return result.ok ? respond({ version: result.version }, { status: 201 }) : result;
  });

/** `POST /admin/clubs/orders/new/quote` with `{ team, items, notes }` and delivery: what a team’s new order costs now. */
export const clubOrderQuote = (request: Request): Promise<Response> =>
  asAdministrator(async ({ payload, req }) => {
    const refusal = failure('invalid', 'These order lines are not valid.');
    const body = await readInput(request, quoteInput, refusal);
    if (!body.ok) return body;
    const team = await loadOrderingTeam(payload, req, body.input.team);
    return team && { quote: await quoteDraft(payload, body.input, team) };
  });

/** `POST /admin/team-orders/{id}/quote` with `{ items, notes }` and delivery: what an edit of a team’s order would cost, change and void. */
export const clubOrderEditQuote = (request: Request, { params }: WithOrder): Promise<Response> =>
  asAdministrator(async ({ payload, req }) => {
    const orderId = uuidOf(await params);
    if (!orderId) return undefined;
    const body = await readInput(request, teamEditQuoteInput);
    return body.ok ? quoteTeamOrderEdit({ payload, req, orderId, ...body.input }) : body;
  });

const exportRows = z.enum(CLUB_EXPORT_ROWS).catch('orders');

/** `GET /admin/clubs/orders/export.csv?rows=orders|pieces`: the team orders that match the filters of the list, and recorded. */
export const clubOrdersCsv = (request: Request): Promise<Response> =>
  asAdministrator(async ({ payload, req }) => {
    const query = new URL(request.url).searchParams;
    const filters = parseClubOrderFilters(query);
    const rows = exportRows.parse(query.get('rows'));
    await inTransaction(req, () =>
      recordActivity(req, {
        action: 'team-orders.exported',
        subjectType: 'team-orders',
        subjectId: 'all',
        subject: clubOrderQuery(filters) ? 'Team orders of a filter' : 'All team orders',
      }),
    );
    return download(exportClubOrders(payload, filters, rows), {
      type: 'text/csv; charset=utf-8',
      name: `team-${rows}-${today()}.csv`,
    });
  });

const quoteInput = draftInput.shape.draft.extend({ team: z.uuid() });
