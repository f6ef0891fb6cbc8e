'use client';

import { Copy, Eye, Mail, MoreHorizontal, Pencil } from 'lucide-react';
import Link from 'next/link';
import { allows } from '@/domain/orders/order-policy';
import { SHOP_ORDERS, type OrderStatus } from '@/domain/orders/order-status';
import { copyText } from '@/ui/copy-text';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { OrderDocumentItems } from '../documents/OrderDocumentItems';
import { ORDERS_PATH } from '../filters/order-filters';

type OrderMenuProps = {
  order: { id: string; orderNumber: string; customerEmail: string };
  /** In a row of the table the menu alone leads to the order and, by its status, to its form. */
  isEditableIn?: OrderStatus;
  className: string;
};

/** What else can be done with an order. */
export function OrderMenu({
  order: { id, orderNumber, customerEmail },
  isEditableIn: status,
  className,
}: OrderMenuProps) {
  const href = `${ORDERS_PATH}/${id}`;
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
          {allows(SHOP_ORDERS, 'editable', status) && (
            <DropdownMenuItem asChild>
              <Link href={`${href}/edit`} prefetch={false}>
                <Pencil aria-hidden />
                Edit
              </Link>
            </DropdownMenuItem>
          )}
          <DropdownMenuSeparator />
        </>
      )}
      <OrderDocumentItems orderHref={href} first="pro-forma.pdf" />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => void copyText(orderNumber, `${orderNumber} copied`)}>
        <Copy aria-hidden />
        Copy order number
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a
          href={`mailto:${encodeURIComponent(customerEmail)}?subject=${encodeURIComponent(`Your order ${orderNumber}`)}`}
        >
          <Mail aria-hidden />
          Email customer
        </a>
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
