import { shopOrder } from '@/domain/orders/order-ref';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { failedResponse, respond } from '@/lib/http/respond';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { serveInvoice } from '@/modules/invoices/serve-invoice';
import { getOrder } from './queries';

type WithInvoice = { params: Promise<{ token: string; invoiceId: string }> };

export async function shopperInvoiceFile(_request: Request, { params }: WithInvoice): Promise<Response> {
  markPrivate();
  try {
    const { token, invoiceId: id } = await params;
    const order = await getOrder(token);
    return respond(
      order && (await serveInvoice({ payload: await getPayloadClient(), id, order: shopOrder(order.id) })),
    );
  } catch (error) {
    return failedResponse(error, 'An invoice could not be sent.');
  }
}
