'use client';

import { Pencil, Undo2 } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import type { Cents } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import { isEditable } from '@/domain/orders/order-status';
import type { Order } from '@/payload-types';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { OrderDocuments } from '../documents/OrderDocumentItems';
import { ORDERS_PATH } from '../filters/order-filters';
import { OrderStatusControl } from '../status/OrderStatusControl';
import { RefundDialog } from './RefundDialog';

type OrderActionsProps = {
  order: Pick<Order, 'id' | 'orderNumber' | 'status' | 'revision' | 'totalAmount' | 'refundedAmount'> & {
    paidAmount: number;
  };
  /** What cards paid and was not refunded. */
  onCards: Cents;
};

/** What can be done with an order, at the head of its page. */
export function OrderActions({ order, onCards }: OrderActionsProps) {
  const [isRefunding, setRefunding] = useState(false);
  const { refundable, toRefund } = orderDue(order);
  const href = `${ORDERS_PATH}/${order.id}`;
  return (
    <>
      <OrderStatusControl order={order} />
      {isEditable(order.status) && (
        <Link href={`${href}/edit`} prefetch={false} className={buttonClass('outline', 'sm')}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </Link>
      )}
      {refundable > 0 && (
        <Button variant="outline" size="sm" onClick={() => setRefunding(true)}>
          <Undo2 aria-hidden className="size-4" />
          Refund
        </Button>
      )}
      <OrderDocuments orderHref={href} first="pro-forma.pdf" />
      {isRefunding && (
        <RefundDialog
          kind="shop"
          order={order}
          refundable={refundable}
          toRefund={toRefund}
          onCards={onCards}
          onClose={() => setRefunding(false)}
        />
      )}
    </>
  );
}
