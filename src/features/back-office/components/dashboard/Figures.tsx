import { Building2, DollarSign, Package, ShoppingCart, Users, type LucideIcon } from 'lucide-react';
import { formatUsd, toCents } from '@/domain/money';
import { ChangeNote } from '@/ui/ChangeNote';
import type { Arrivals, DashboardFigures } from '../../operations/dashboard/load-dashboard';

const cards: readonly { key: keyof DashboardFigures; label: string; icon: LucideIcon }[] = [
  { key: 'revenue', label: 'Total Revenue', icon: DollarSign },
  { key: 'orders', label: 'Total Orders', icon: ShoppingCart },
  { key: 'products', label: 'Total Products', icon: Package },
  { key: 'customers', label: 'Total Customers', icon: Users },
  { key: 'clubs', label: 'Total Clubs', icon: Building2 },
];

const shown = (key: keyof DashboardFigures, value: number) =>
  key === 'revenue' ? formatUsd(toCents(value)) : value.toLocaleString('en-US');

type FiguresProps = { figures: DashboardFigures; arrivals?: Arrivals; before?: Arrivals };

/** The figures of spec §2, each with what the period added and how that compares with the period before. */
export function Figures({ figures, arrivals, before }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {cards.map(({ key, label, icon: Icon }) => (
        <div key={key} className="card p-4 max-md:first:col-span-2">
          <dt className="flex items-center gap-2 text-sm text-ink-muted">
            <Icon aria-hidden className="size-4 text-accent" />
            {label}
          </dt>
          <dd className="mt-1.5">
            <span className="block font-display text-3xl leading-none font-bold tabular-nums">
              {shown(key, figures[key])}
            </span>
            {arrivals && before && (
              <span className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-muted tabular-nums">
                +{shown(key, arrivals[key])}
                <ChangeNote now={arrivals[key]} before={before[key]} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
