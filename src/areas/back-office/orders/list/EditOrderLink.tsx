import { Pencil } from 'lucide-react';
import Link from 'next/link';
import { flowOf, mayEdit } from '@/domain/orders/order-policy';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import type { OrderSummary } from '../data/orders';
import { orderHref } from '../filters/order-filters';

type EditOrderLinkProps = { order: OrderSummary; status: AnyStatus; className: string };

/** Once shipped, explains why the order cannot be edited. */
export function EditOrderLink({ order, status, className }: EditOrderLinkProps) {
  const policy = policyOf(order.kind);
  const content = (
    <>
      <Pencil aria-hidden className="size-4" />
      <span className="max-sm:sr-only">Edit</span>
      <span className="sr-only"> order {order.orderNumber}</span>
    </>
  );
  if (mayEdit(policy, status)) {
    return (
      <Link href={`${orderHref(order)}/edit`} prefetch={false} className={className}>
        {content}
      </Link>
    );
  }
  const why = `${flowOf(policy, order.isCollection).labels[status]} orders cannot be edited.`;
  return (
    <span title={why} className="inline-flex cursor-not-allowed">
      <button type="button" aria-disabled className={className}>
        {content}
        <span className="sr-only">. {why}</span>
      </button>
    </span>
  );
}
