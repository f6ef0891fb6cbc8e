'use client';

import { Pencil } from 'lucide-react';
import Link from 'next/link';
import type { Cents } from '@/domain/money/money';
import { allows } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import type { Order } from '@/payload-types';
import { buttonClass } from '@/ui/button-class';
import { OrderDocuments } from '../documents/OrderDocumentItems';
import { ORDERS_PATH } from '../filters/order-filters';
import { OrderStatusControl } from '../status/OrderStatusControl';
import { RefundButton } from './RefundButton';

type OrderActionsProps = {
  order: Pick<Order, 'id' | 'orderNumber' | 'status' | 'revision' | 'totalAmount' | 'refundedAmount'> & {
    paidAmount: number;
    /** Its customer fetches it. */
    isCollection: boolean;
  };
  /** What cards paid and was not refunded. */
  onCards: Cents;
};

/** What can be done with an order, at the head of its page. */
export function OrderActions({ order, onCards }: OrderActionsProps) {
  const href = `${ORDERS_PATH}/${order.id}`;
  return (
    <>
      <OrderStatusControl order={order} />
      {allows(SHOP_ORDERS, 'editable', order.status) && (
        <Link href={`${href}/edit`} prefetch={false} className={buttonClass('outline', 'sm')}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </Link>
      )}
      <RefundButton kind="shop" order={order} onCards={onCards} />
      <OrderDocuments orderHref={href} first="pro-forma.pdf" />
    </>
  );
}
