'use client';

import { FileText, LayoutGrid, Package, type LucideIcon } from 'lucide-react';
import { PickerDialog, type PickerItem } from './PickerDialog';

type Target = { kind: 'page' | 'product' | 'category'; label: string; href: string };

const icons: Record<Target['kind'], LucideIcon> = { page: FileText, product: Package, category: LayoutGrid };

function toItem({ kind, label, href }: Target): PickerItem {
  const Icon = icons[kind];
  return { key: href, label, note: href, picture: <Icon aria-hidden className="size-4.5 text-ink-muted" /> };
}

type LinkPickerProps = { open: boolean; onOpenChange: (open: boolean) => void; onPick: (href: string) => void };

/** Finds where a link shall lead. */
export function LinkPicker({ open, onOpenChange, onPick }: LinkPickerProps) {
  return (
    <PickerDialog<Target>
      title="Link to…"
      description="A page of this site, a product or a category."
      placeholder="Search pages, products and categories"
      open={open}
      onOpenChange={onOpenChange}
      hrefOf={(search) => `/cms/links?${new URLSearchParams({ q: search })}`}
      toItem={toItem}
      onPick={({ href }) => onPick(href)}
    />
  );
}
