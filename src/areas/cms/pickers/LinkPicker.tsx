'use client';

import { FileDown, FileText, Image, LayoutGrid, Package, type LucideIcon } from 'lucide-react';
import type { LinkTarget } from './data';
import { PickerDialog, type PickerItem } from '@/ui/PickerDialog';

const icons: Record<LinkTarget['kind'], LucideIcon> = {
  page: FileText,
  product: Package,
  category: LayoutGrid,
  document: FileDown,
  picture: Image,
};

const notes: Partial<Record<LinkTarget['kind'], string>> = { document: 'PDF', picture: 'Picture' };

function toItem({ kind, label, href }: LinkTarget): PickerItem {
  const Icon = icons[kind];
  return {
    key: href,
    label,
    note: notes[kind] ?? href,
    picture: <Icon aria-hidden className="size-4.5 text-ink-muted" />,
  };
}

type LinkPickerProps = { open: boolean; onOpenChange: (open: boolean) => void; onPick: (target: LinkTarget) => void };

export function LinkPicker({ open, onOpenChange, onPick }: LinkPickerProps) {
  return (
    <PickerDialog<LinkTarget>
      title="Link to…"
      description="A page on this site, a product, a category or a file in the media library."
      placeholder="Search pages, products and files"
      open={open}
      onOpenChange={onOpenChange}
      hrefOf={(search) => `/cms/links?${new URLSearchParams({ q: search })}`}
      toItem={toItem}
      onPick={onPick}
    />
  );
}
