'use client';

import { Pencil } from 'lucide-react';
import Link from 'next/link';
import type { Cents } from '@/domain/money/money';
import type { OrderKind } from '@/domain/orders/order-ref';
import { buttonClass } from '@/ui/button-class';
import { OrderDocuments } from '../documents/OrderDocumentItems';
import { CONFIRMATIONS } from '../filters/order-filters';
import { OrderStatusControl } from '../status/OrderStatusControl';
import type { StatusOrder } from '../status/use-order-status';
import { RefundButton } from './RefundButton';

export type ActionableOrder = StatusOrder & Parameters<typeof RefundButton>[0]['order'] & { kind: OrderKind };

type OrderActionsProps = {
  order: ActionableOrder;
  editHref: string | undefined;
  documents: string;
  onCards: Cents;
};

export const OrderActions = ({ order, editHref, documents, onCards }: OrderActionsProps) => (
  <>
    <OrderStatusControl order={order} />
    {editHref && (
      <Link href={editHref} prefetch={false} className={buttonClass('outline', 'sm')}>
        <Pencil aria-hidden className="size-4" />
        Edit
      </Link>
    )}
    <RefundButton kind={order.kind} order={order} onCards={onCards} />
    <OrderDocuments orderHref={documents} first={CONFIRMATIONS[order.kind]} />
  </>
);
