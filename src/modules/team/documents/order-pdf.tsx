import type { PayloadRequest } from 'payload';
import { billedLines } from '@/domain/orders/billing';
import { getSiteSettings } from '@/lib/site-settings';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { drawKitPictures } from '@/modules/orders/documents/kit-pictures';
import { OrderConfirmation } from '@/modules/orders/documents/OrderConfirmation';
import type { TeamOrderDetail } from '../data/team-order';
import { teamDocument } from './team-document';

export async function orderPdf(req: PayloadRequest, order: TeamOrderDetail): Promise<Response> {
  const document = await teamDocument(req, order, true);
  const billed = { label: 'Invoice to', lines: billedLines(order) };
  const columns = [...document.columns, ...(billed.lines.length > 0 ? [billed] : [])];
  return pdfResponse({
    document: (
      <OrderConfirmation
        order={{ ...document, columns }}
        sums={{ ...order, discounts: order.data.discounts }}
        settings={await getSiteSettings()}
        pictures={await drawKitPictures(document.orderItems)}
      />
    ),
    fileName: `${order.orderNumber}.pdf`,
    disposition: 'attachment',
  });
}
