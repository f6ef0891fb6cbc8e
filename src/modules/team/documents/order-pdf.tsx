import { getSiteSettings } from '@/lib/site-settings';
import { pdfResponse } from '@/modules/documents/pdf-response';
import type { TeamOrderDetail } from '../data/team-order';
import { OrderDocument } from './OrderDocument';

/** An order’s confirmation as a PDF, under the supplier’s brand. */
export async function orderPdf(order: TeamOrderDetail): Promise<Response> {
  return pdfResponse({
    document: <OrderDocument order={order} settings={await getSiteSettings()} />,
    fileName: `${order.orderNumber}.pdf`,
    disposition: 'attachment',
  });
}
