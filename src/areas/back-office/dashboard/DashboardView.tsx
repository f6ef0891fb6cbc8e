import Link from 'next/link';
import { formatAmount } from '@/domain/money/money';
import { formatCount } from '@/domain/text/locale';
import type { Permission } from '@/domain/staff/permissions';
import { LocalDate } from '@/ui/LocalDate';
import type { Dashboard } from './load-dashboard';
import type { DashboardRange } from './dashboard-range';
import { OrderStatusControl } from '../orders/status/OrderStatusControl';
import { Figures } from './Figures';
import { Panel } from '@/ui/Panel';
import { SalesCharts } from './SalesCharts';

const BEST_SELLERS_HELP =
  'Pieces sold in the shop and to teams in this period, at the prices of their lines, before quantity discounts.';
const nameLink = 'block truncate font-medium underline-offset-4 hover:underline';
const row = 'flex items-center justify-between gap-4 px-5 py-3';

type DashboardViewProps = {
  dashboard: Dashboard;
  range: DashboardRange;
  may: (permission: Permission) => boolean;
};

export function DashboardView({ dashboard, range, may }: DashboardViewProps) {
  const { figures, arrivals, before, sales, bestSellers, lowStock, orders, products } = dashboard;
  return (
    <>
      <Figures figures={figures} may={may} arrivals={arrivals} before={before} />
      {may('invoices:read') && <SalesCharts sales={sales} bucket={range.bucket} />}
      <div className="mt-5 grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {may('orders:read') && (
          <Panel title="Recent Orders" href="/admin/orders" empty={orders.length === 0 && 'No orders yet'}>
            <ul className="divide-y divide-line">
              {orders.map((order) => (
                <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
                  <div className="min-w-0 grow basis-56">
                    <p className="flex flex-wrap gap-x-3">
                      <Link
                        href={`/admin/orders/${order.id}`}
                        prefetch={false}
                        className="font-semibold underline-offset-4 hover:underline"
                      >
                        #{order.orderNumber}
                      </Link>
                      <span className="tabular-nums">{formatAmount(order.totalAmount)}</span>
                    </p>
                    <p className="truncate text-sm text-ink-muted">
                      {order.buyerName} · <LocalDate iso={order.createdAt} />
                    </p>
                  </div>
                  <OrderStatusControl order={order} />
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {may('products:read') && (
          <Panel title="Recent Products" href="/admin/products" empty={products.length === 0 && 'No products yet'}>
            <ul className="divide-y divide-line">
              {products.map((product) => (
                <li key={product.id} className={row}>
                  <div className="min-w-0">
                    <Link href={`/admin/products/${product.id}`} prefetch={false} className={nameLink}>
                      {product.name}
                    </Link>
                    <p className="text-sm text-ink-muted">{product.category ?? 'No category'}</p>
                  </div>
                  <div className="shrink-0 text-right tabular-nums">
                    <p className="font-medium">{formatAmount(product.unitPrice)}</p>
                    <p className="text-sm text-ink-muted">{formatCount(product.stockQuantity)} in stock</p>
                  </div>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {may('invoices:read') && (
          <Panel
            title="Best Sellers"
            help={BEST_SELLERS_HELP}
            empty={bestSellers.length === 0 && 'Nothing was sold in this period.'}
          >
            <ol className="divide-y divide-line">
              {bestSellers.map(({ id, name, units, amount }) => (
                <li key={id} className={row}>
                  <Link href={`/admin/products/${id}`} prefetch={false} className={nameLink}>
                    {name}
                  </Link>
                  <p className="shrink-0 text-right tabular-nums">
                    <span className="font-medium">{units} sold</span>
                    <span className="block text-sm text-ink-muted">{formatAmount(amount)}</span>
                  </p>
                </li>
              ))}
            </ol>
          </Panel>
        )}
        {may('products:read') && (
          <Panel
            title="Low Stock"
            href="/admin/products?stock=low"
            linkLabel={lowStock.count > lowStock.levels.length ? `View All ${lowStock.count}` : 'View All'}
            empty={lowStock.count === 0 && `Every size has more than ${lowStock.threshold} in stock.`}
          >
            <ul className="divide-y divide-line">
              {lowStock.levels.map(({ productId, name, variation, left }) => (
                <li key={`${productId} ${variation}`} className={row}>
                  <div className="min-w-0">
                    <Link href={`/admin/products/${productId}`} prefetch={false} className={nameLink}>
                      {name}
                    </Link>
                    {variation && <p className="text-sm text-ink-muted">{variation}</p>}
                  </div>
                  <p className={left === 0 ? 'shrink-0 font-medium text-danger' : 'shrink-0 font-medium text-warning'}>
                    {left === 0 ? 'Sold out' : `${left} left`}
                  </p>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  );
}
