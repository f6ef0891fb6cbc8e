import { afterAll, expect, it } from 'vitest';
import { getInvoices, getOrder, getTimeline } from '@/areas/storefront/order/queries';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { asStaff, createProduct, createStaff, placed, rows, shop } from '../setup/shop';

afterAll(async () => (await shop()).destroy());

it('is read with what happened to the order and its invoices, and without what was only noted', async () => {
  const { id, trackingToken } = await placed({ product: (await createProduct()).id, quantity: 1 });
  const { user } = await createStaff('administrator');
  await updateOrderStatus({ ...(await asStaff(user)), orderId: id, status: 'processing' });
  await rows(
    `insert into order_status_changes (order_id, "from", "to", by_name, reason) values ($1, 'processing', 'processing', 'System', 'A note')`,
    [id],
  );
  const order = (await getOrder(trackingToken))!;
  const timeline = await getTimeline(order);
  expect(JSON.stringify(timeline).match(/processing/g)).toHaveLength(1);
  expect((await getInvoices(order)).map(({ kind }) => kind)).toEqual(['invoice']);
});
