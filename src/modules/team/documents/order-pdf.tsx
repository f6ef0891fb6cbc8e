import type { PayloadRequest } from 'payload';
import { getSiteSettings } from '@/lib/site-settings';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { drawKitPictures, picturesOf } from '@/modules/orders/documents/kit-pictures';
import type { TeamOrderDetail } from '../data/team-order';
import { OrderDocument } from './OrderDocument';
import { kitOfItem, kitsOf } from './team-document';

/** An order’s confirmation as a PDF, under the supplier’s brand, with its kits from front and back. */
export async function orderPdf(req: PayloadRequest, order: TeamOrderDetail): Promise<Response> {
  const kits = await kitsOf(req, order);
  const made = order.data.items.map((item) => ({ kit: kitOfItem(item, kits) }));
  const drawn = await drawKitPictures(made);
  const pictures = made.map((each) => picturesOf(drawn, each));
  return pdfResponse({
    document: <OrderDocument order={order} settings={await getSiteSettings()} pictures={pictures} />,
    fileName: `${order.orderNumber}.pdf`,
    disposition: 'attachment',
  });
}
