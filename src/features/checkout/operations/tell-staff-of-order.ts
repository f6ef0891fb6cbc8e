import { formatUsd, toCents } from '@/domain/money';
import type { Session } from '@/lib/database/sessions';
import { tellStaff } from '@/lib/staff-news';
import type { PlacedOrder } from './find-placed-order';

export async function tellStaffOfOrder(session: Session, order: PlacedOrder): Promise<void> {
  const { firstName, lastName } = order.contact;
  await tellStaff(session, {
    kind: 'order',
    title: `New order #${order.orderNumber}`,
    body: `${firstName} ${lastName}, ${formatUsd(toCents(order.totalAmount))}`,
    href: `/admin/orders/${order.id}`,
  });
}
