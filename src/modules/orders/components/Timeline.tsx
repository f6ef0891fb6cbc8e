import { CreditCard, Flag, Pencil, ShoppingCart, StickyNote, Truck, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimelineEntry } from '@/domain/orders/timeline-entry';
import { LocalDate } from '@/ui/LocalDate';

const icons: Record<TimelineEntry['kind'], LucideIcon> = {
  placed: ShoppingCart,
  status: Flag,
  edit: Pencil,
  payment: CreditCard,
  refund: Undo2,
  shipment: Truck,
  note: StickyNote,
};

type TimelineProps = { entries: readonly (TimelineEntry & { children?: ReactNode })[] };

export function Timeline({ entries }: TimelineProps) {
  return (
    <ol className="text-sm">
      {entries.map(({ id, kind, title, details, at, by, children }) => {
        const Icon = icons[kind];
        return (
          <li key={id} className="group relative flex gap-3.5 pb-5 last:pb-0">
            <span aria-hidden className="absolute top-8 bottom-0 left-3.75 w-px bg-line group-last:hidden" />
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full border border-line bg-surface-sunken text-ink-muted group-last:border-brand group-last:text-accent"
            >
              <Icon className="size-4" />
            </span>
            <div className="min-w-0 pt-1">
              <p className="font-medium wrap-anywhere">{title}</p>
              {details.map((detail, index) => (
                <p key={index} className="wrap-anywhere whitespace-pre-line">
                  {detail}
                </p>
              ))}
              <p className="text-ink-muted">
                <LocalDate iso={at} withTime onShopClock />
                {by && ` · ${by}`}
              </p>
              {children}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
