'use client';

import { Copy, Eye, Mail, MoreHorizontal, Pencil } from 'lucide-react';
import Link from 'next/link';
import { mayEdit } from '@/domain/orders/order-policy';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { copyText } from '@/ui/copy-text';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { OrderDocumentItems } from '../documents/OrderDocumentItems';
import type { OrderSummary } from '../data/orders';
import { CONFIRMATIONS, orderFiles, orderHref } from '../filters/order-filters';
import { Allowed } from '../../access/granted';

type OrderMenuProps = {
  order: OrderSummary;
  /** Set in a table row, whose menu is the only link to the order and its form. */
  isEditableIn?: AnyStatus;
  className: string;
};

export function OrderMenu({ order, isEditableIn: status, className }: OrderMenuProps) {
  const { kind, orderNumber, buyerEmail } = order;
  const href = orderHref(order);
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={className}>
          <MoreHorizontal aria-hidden className="size-4" />
          <span className={status ? 'sr-only' : 'max-sm:sr-only'}>More</span>
          <span className="sr-only"> for order {orderNumber}</span>
        </button>
      }
    >
      {status && (
        <>
          <DropdownMenuItem asChild>
            <Link href={href} prefetch={false}>
              <Eye aria-hidden />
              View
            </Link>
          </DropdownMenuItem>
          {mayEdit(policyOf(kind), status) && (
            <Allowed to="orders:write">
              <DropdownMenuItem asChild>
                <Link href={`${href}/edit`} prefetch={false}>
                  <Pencil aria-hidden />
                  Edit
                </Link>
              </DropdownMenuItem>
            </Allowed>
          )}
          <DropdownMenuSeparator />
        </>
      )}
      <OrderDocumentItems orderHref={orderFiles(order)} first={CONFIRMATIONS[kind]} />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => void copyText(orderNumber, `${orderNumber} copied`)}>
        <Copy aria-hidden />
        Copy order number
      </DropdownMenuItem>
      {buyerEmail && (
        <DropdownMenuItem asChild>
          <a
            href={`mailto:${encodeURIComponent(buyerEmail)}?subject=${encodeURIComponent(`Your order ${orderNumber}`)}`}
          >
            <Mail aria-hidden />
            Email {policyOf(kind).buyer}
          </a>
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}
