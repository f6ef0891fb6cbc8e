import type { Payload } from 'payload';
import { readBrand } from '@/modules/documents/brand';
import { pdfResponse } from '@/modules/documents/pdf-response';
import type { TeamOrderDetail } from '../data/team-order';
import { OrderDocument } from './OrderDocument';

/** An order’s confirmation as a PDF, under the supplier’s brand. */
export async function orderPdf(payload: Payload, order: TeamOrderDetail): Promise<Response> {
  return pdfResponse({
    document: <OrderDocument order={order} settings={await readBrand(payload)} />,
    fileName: `${order.orderNumber}.pdf`,
    disposition: 'attachment',
  });
}
