import { Building2, DollarSign, Package, ShoppingCart, Users, type LucideIcon } from 'lucide-react';
import { formatCount } from '@/domain/text/locale';
import { formatAmount } from '@/domain/money/money';
import { REVENUE_HELP } from '@/domain/money/revenue';
import type { Permission } from '@/domain/staff/permissions';
import { ChangeNote } from '@/ui/ChangeNote';
import { Figure } from '@/ui/Figure';
import type { Arrivals, DashboardFigures } from './data/figures';

const ORDERS_HELP = 'All shop orders, including cancelled ones. Team orders are under Clubs.';

const cards: readonly {
  key: keyof DashboardFigures;
  permission: Permission;
  label: string;
  icon: LucideIcon;
  help?: string;
}[] = [
  { key: 'revenue', permission: 'invoices:read', label: 'Total Revenue', icon: DollarSign, help: REVENUE_HELP },
  { key: 'orders', permission: 'orders:read', label: 'Total Orders', icon: ShoppingCart, help: ORDERS_HELP },
  { key: 'products', permission: 'products:read', label: 'Total Products', icon: Package },
  { key: 'customers', permission: 'customers:read', label: 'Total Customers', icon: Users },
  { key: 'clubs', permission: 'teams:read', label: 'Total Clubs', icon: Building2 },
];

const shown = (key: keyof DashboardFigures, value: number) =>
  key === 'revenue' ? formatAmount(value) : formatCount(value);

type FiguresProps = {
  figures: DashboardFigures;
  may: (permission: Permission) => boolean;
  arrivals?: Arrivals;
  before?: Arrivals;
};

export function Figures({ figures, may, arrivals, before }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {cards
        .filter(({ permission }) => may(permission))
        .map(({ key, permission: _, ...card }) => (
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
