import { Building2, DollarSign, Package, ShoppingCart, Users, type LucideIcon } from 'lucide-react';
import { formatCount } from '@/domain/text/locale';
import { formatAmount } from '@/domain/money/money';
import { REVENUE_HELP } from '@/domain/money/revenue';
import { ChangeNote } from '@/ui/ChangeNote';
import { Figure } from '@/ui/Figure';
import type { Arrivals, DashboardFigures } from './data/figures';

const ORDERS_HELP = 'All shop orders, including cancelled ones. Team orders are under Clubs.';

const cards: readonly { key: keyof DashboardFigures; label: string; icon: LucideIcon; help?: string }[] = [
  { key: 'revenue', label: 'Total Revenue', icon: DollarSign, help: REVENUE_HELP },
  { key: 'orders', label: 'Total Orders', icon: ShoppingCart, help: ORDERS_HELP },
  { key: 'products', label: 'Total Products', icon: Package },
  { key: 'customers', label: 'Total Customers', icon: Users },
  { key: 'clubs', label: 'Total Clubs', icon: Building2 },
];

const shown = (key: keyof DashboardFigures, value: number) =>
  key === 'revenue' ? formatAmount(value) : formatCount(value);

type FiguresProps = { figures: DashboardFigures; arrivals?: Arrivals; before?: Arrivals };

export function Figures({ figures, arrivals, before }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {cards.map(({ key, ...card }) => (
        <Figure key={key} {...card} value={shown(key, figures[key])} className="max-lg:first:col-span-2">
          {arrivals && before && (
            <>
              +{shown(key, arrivals[key])}
              <ChangeNote now={arrivals[key]} before={before[key]} />
            </>
          )}
        </Figure>
      ))}
    </dl>
  );
}
