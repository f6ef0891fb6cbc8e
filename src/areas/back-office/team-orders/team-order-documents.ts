import { teamOrder } from '@/domain/orders/order-ref';
import { getSiteSettings } from '@/lib/site-settings';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { teamDocument } from '@/modules/team/documents/team-document';
import { invoiceRoute, workRoutes } from '../orders/documents/document-routes';

/**
 * `GET /admin/team-orders/{id}/production-sheet.pdf`, `…/packing-slip.pdf` and, of one shipment,
 * `…/shipments/{shipmentId}/packing-slip.pdf`.
 */
export const teamOrderWork = workRoutes(teamOrder, async ({ payload, req }, id) => {
  const [order, settings] = await Promise.all([loadTeamOrder({ payload, id }), getSiteSettings()]);
  return order && { order: await teamDocument(req, order), settings };
});

/** `GET /admin/team-orders/{id}/invoices/{invoiceId}` */
export const teamOrderInvoice = invoiceRoute(teamOrder);
