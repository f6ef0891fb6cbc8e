import { Pencil } from 'lucide-react';
import Link from 'next/link';
import { allows, flowOf } from '@/domain/orders/order-policy';
import { SHOP_ORDERS, type OrderStatus } from '@/domain/orders/order-status';
import { ORDERS_PATH } from '../filters/order-filters';

type EditOrderLinkProps = {
  order: { id: string; orderNumber: string; isCollection: boolean };
  status: OrderStatus;
  className: string;
};

/** Leads to the order’s form; once it is shipped it says why it leads nowhere. */
export function EditOrderLink({ order, status, className }: EditOrderLinkProps) {
  const content = (
    <>
      <Pencil aria-hidden className="size-4" />
      <span className="max-sm:sr-only">Edit</span>
      <span className="sr-only"> order {order.orderNumber}</span>
    </>
  );
  if (allows(SHOP_ORDERS, 'editable', status)) {
    return (
      <Link href={`${ORDERS_PATH}/${order.id}/edit`} prefetch={false} className={className}>
        {content}
      </Link>
    );
  }
  const why = `${flowOf(SHOP_ORDERS, order.isCollection).labels[status]} orders cannot be edited.`;
  return (
    <span title={why} className="inline-flex cursor-not-allowed">
      <button type="button" aria-disabled className={className}>
        {content}
        <span className="sr-only">. {why}</span>
      </button>
    </span>
  );
}
