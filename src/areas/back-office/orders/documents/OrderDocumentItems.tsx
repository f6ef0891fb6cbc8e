'use client';

import { ClipboardList, FileText, PackageCheck, Printer } from 'lucide-react';
import { Button } from '@/ui/Button';
import { DropdownMenu, DropdownMenuItem } from '@/ui/DropdownMenu';

const DOCUMENTS = {
  pdf: { label: 'Order confirmation', Icon: FileText },
  'pro-forma.pdf': { label: 'Pro forma invoice', Icon: FileText },
  'packing-slip.pdf': { label: 'Packing slip', Icon: PackageCheck },
  'production-sheet.pdf': { label: 'Production sheet', Icon: ClipboardList },
} as const;

type OrderDocumentItemsProps = {
  orderHref: string;
  first: keyof typeof DOCUMENTS;
};

export function OrderDocumentItems({ orderHref, first }: OrderDocumentItemsProps) {
  return ([first, 'packing-slip.pdf', 'production-sheet.pdf'] as const).map((file) => {
    const { label, Icon } = DOCUMENTS[file];
    return (
      <DropdownMenuItem key={file} asChild>
        <a href={`${orderHref}/${file}`} target="_blank" rel="noopener">
          <Icon aria-hidden />
          {label}
          <span className="sr-only"> (PDF, opens in a new tab)</span>
        </a>
      </DropdownMenuItem>
    );
  });
}

export const OrderDocuments = (props: OrderDocumentItemsProps) => (
  <DropdownMenu
    trigger={
      <Button variant="outline" size="sm">
        <Printer aria-hidden className="size-4" />
        Documents
      </Button>
    }
  >
    <OrderDocumentItems {...props} />
  </DropdownMenu>
);

export const WorkDocuments = ({ orderHref, orderNumber }: { orderHref: string; orderNumber: string }) => (
  <p className="flex flex-wrap gap-x-4 text-sm">
    {(['production-sheet.pdf', 'packing-slip.pdf'] as const).map((file) => {
      const { label, Icon } = DOCUMENTS[file];
      return (
        <a
          key={file}
          href={`${orderHref}/${file}`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-7 items-center gap-1.5 text-accent underline-offset-4 hover:underline"
        >
          <Icon aria-hidden className="size-4" />
          {label}
          <span className="sr-only"> of order {orderNumber} (PDF, opens in a new tab)</span>
        </a>
      );
    })}
  </p>
);
