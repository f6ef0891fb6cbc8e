'use client';

import { ClipboardList, FileText, PackageCheck } from 'lucide-react';
import { DropdownMenuItem } from '@/ui/DropdownMenu';

const documents = [
  { file: 'pro-forma.pdf', label: 'Pro forma invoice', Icon: FileText },
  { file: 'packing-slip.pdf', label: 'Packing slip', Icon: PackageCheck },
  { file: 'production-sheet.pdf', label: 'Production sheet', Icon: ClipboardList },
] as const;

/** The documents of an order, as items of a menu. */
export function OrderDocumentItems({ orderHref }: { orderHref: string }) {
  return documents.map(({ file, label, Icon }) => (
    <DropdownMenuItem key={file} asChild>
      <a href={`${orderHref}/${file}`} target="_blank" rel="noopener">
        <Icon aria-hidden />
        {label}
        <span className="sr-only"> (PDF, opens in a new tab)</span>
      </a>
    </DropdownMenuItem>
  ));
}
