'use client';

import dynamic from 'next/dynamic';
import { bucketLabel, type Bucket } from '@/domain/text/buckets';
import { formatCount } from '@/domain/text/locale';
import { currencyDecimals } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { REVENUE_HELP } from '@/domain/money/revenue';
import { Skeleton } from '@/ui/Skeleton';
import type { Sales } from './data/sales';
import { Panel } from '@/ui/Panel';

const TimeChart = dynamic(async () => (await import('@/ui/TimeChart')).TimeChart, {
  ssr: false,
  loading: () => <Skeleton className="h-64" />,
});

const series = [
  { key: 'shop', name: 'Shop', color: 'var(--brand)' },
  { key: 'team', name: 'Teams', color: 'var(--star)' },
];

const ORDERS_HELP = 'Shop and team orders that count towards revenue.';

const columns = ['Shop revenue', 'Team revenue', 'Shop orders', 'Team orders'];

const money = (value: number) => formatMoney(Math.round(value * 10 ** currencyDecimals()));

type SalesChartsProps = { sales: readonly Sales[]; bucket: Bucket };

export function SalesCharts({ sales, bucket }: SalesChartsProps) {
  const total = (pick: (point: Sales) => number) => sales.reduce((sum, point) => sum + pick(point), 0);
  const revenue = total((point) => point.shopRevenue + point.teamRevenue);
  const orders = total((point) => point.shopOrders + point.teamOrders);
  const revenuePoints = sales.map(({ day, shopRevenue: shop, teamRevenue: team }) => ({ day, shop, team }));
  const orderPoints = sales.map(({ day, shopOrders: shop, teamOrders: team }) => ({ day, shop, team }));
  const look = { series, dayLabel: (day: string) => bucketLabel(day, bucket), className: 'h-64' };
  return (
    <div className="mt-5 grid grid-cols-1 gap-5 xl:grid-cols-2">
      <Panel
        title={`Revenue · ${money(revenue)}`}
        help={REVENUE_HELP}
        empty={orders === 0 && 'No sales in this period.'}
      >
        <TimeChart label="Revenue" points={revenuePoints} format={money} {...look} />
      </Panel>
      <Panel
        title={`Orders · ${formatCount(orders)}`}
        help={ORDERS_HELP}
        empty={orders === 0 && 'No sales in this period.'}
      >
        <TimeChart label="Orders" points={orderPoints} format={formatCount} {...look} />
      </Panel>
      {orders > 0 && (
        <details className="card px-5 py-3 text-sm xl:col-span-2">
          <summary className="min-h-6 cursor-pointer font-medium">Show as a table</summary>
          <div className="mt-3 max-sm:text-xs">
            <table className="w-full text-right tabular-nums">
              <thead className="text-ink-muted">
                <tr>
                  <th scope="col" className="py-1.5 text-left font-medium capitalize">
                    {bucket}
                  </th>
                  {columns.map((title) => (
                    <th key={title} scope="col" className="py-1.5 pl-4 font-medium">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {sales.map((point) => (
                  <tr key={point.day}>
                    <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                      {bucketLabel(point.day, bucket)}
                    </th>
                    <td>{money(point.shopRevenue)}</td>
                    <td>{money(point.teamRevenue)}</td>
                    <td>{point.shopOrders}</td>
                    <td>{point.teamOrders}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </div>
  );
}
