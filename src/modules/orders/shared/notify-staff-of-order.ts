import { formatAmount } from '@/domain/money/money';
import type { Session } from '@/lib/database/sessions';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import type { PlacedOrder } from '../data/placed-order';

export async function notifyStaffOfOrder(session: Session, order: PlacedOrder): Promise<void> {
  const { firstName, lastName } = order.contact;
  await notifyStaff(session, {
    kind: 'order',
    title: `New order #${order.orderNumber}`,
    body: `${firstName} ${lastName}, ${formatAmount(order.totalAmount)}`,
    href: `/admin/orders/${order.id}`,
  });
}
