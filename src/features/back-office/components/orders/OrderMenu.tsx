'use client';

import { ClipboardList, Copy, FileText, Mail, MoreHorizontal, PackageCheck } from 'lucide-react';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { toast } from '@/ui/toast';
import { ORDERS_PATH } from '../../rules/order-filters';

type OrderMenuProps = { order: { id: string; orderNumber: string; customerEmail: string }; className: string };

const documents = [
  { file: 'invoice.pdf', label: 'Invoice', Icon: FileText },
  { file: 'packing-slip.pdf', label: 'Packing slip', Icon: PackageCheck },
  { file: 'production-sheet.pdf', label: 'Production sheet', Icon: ClipboardList },
] as const;

/** What else can be done with an order. */
export function OrderMenu({ order: { id, orderNumber, customerEmail }, className }: OrderMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={className}>
          <MoreHorizontal aria-hidden className="size-4" />
          <span className="max-sm:sr-only">More</span>
          <span className="sr-only"> for order {orderNumber}</span>
        </button>
      }
    >
      {documents.map(({ file, label, Icon }) => (
        <DropdownMenuItem key={file} asChild>
          <a href={`${ORDERS_PATH}/${id}/${file}`} target="_blank" rel="noopener">
            <Icon aria-hidden />
            {label}
            <span className="sr-only"> (PDF, opens in a new tab)</span>
          </a>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => void copy(orderNumber)}>
        <Copy aria-hidden />
        Copy order number
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a
          href={`mailto:${encodeURIComponent(customerEmail)}?subject=${encodeURIComponent(`Your order ${orderNumber}`)}`}
        >
          <Mail aria-hidden />
          E-mail customer
        </a>
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

async function copy(orderNumber: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(orderNumber);
    toast({ title: 'Copied', description: `${orderNumber} is on the clipboard.` });
  } catch {
    toast({ title: '❌ Error', description: `${orderNumber} could not be copied.`, variant: 'destructive' });
  }
}
