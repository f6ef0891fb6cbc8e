import { renderToBuffer } from '@react-pdf/renderer';
import type { Payload } from 'payload';
import type { TeamOrderDetail } from '../operations/orders/load-team-order';
import { OrderDocument } from './OrderDocument';

/** An order’s confirmation as a PDF, under the supplier’s brand. */
export async function orderPdf(payload: Payload, order: TeamOrderDetail): Promise<Response> {
  // As the system: the supplier’s brand is for everybody who orders.
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  const pdf = await renderToBuffer(<OrderDocument order={order} settings={settings} />);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${order.orderNumber}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
