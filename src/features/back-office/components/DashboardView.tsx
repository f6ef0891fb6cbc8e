import { Building2, DollarSign, Package, ShoppingCart, Users, type LucideIcon } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { formatUsd, toCents } from '@/domain/money';
import type { Dashboard, DashboardFigures } from '../operations/load-dashboard';
import { LocalDate } from '@/ui/LocalDate';
import { OrderStatusControl } from './orders/OrderStatusControl';

/** The shop at a glance: figures, newest products, newest orders (spec §2). */
export function DashboardView({ figures, products, orders }: Dashboard) {
  return (
    <>
      <Figures figures={figures} />
      <div className="mt-5 grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title="Recent Orders" href="/admin/orders" empty={orders.length === 0 && 'No orders yet'}>
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
                  <span className="tabular-nums">{formatUsd(toCents(order.totalAmount))}</span>
                </p>
                <p className="truncate text-sm text-ink-muted">
                  {order.customerName} · <LocalDate iso={order.createdAt} />
                </p>
              </div>
              <OrderStatusControl order={order} />
            </li>
          ))}
        </Panel>
        <Panel title="Recent Products" href="/admin/products" empty={products.length === 0 && 'No products yet'}>
          {products.map((product) => (
            <li key={product.id} className="flex items-center justify-between gap-4 px-5 py-3">
              <div className="min-w-0">
                <p className="truncate font-medium">{product.name}</p>
                <p className="text-sm text-ink-muted">{product.category ?? 'No category'}</p>
              </div>
              <div className="shrink-0 text-right tabular-nums">
                <p className="font-medium">{formatUsd(toCents(product.unitPrice))}</p>
                <p className="text-sm text-ink-muted">{product.stockQuantity} in stock</p>
              </div>
            </li>
          ))}
        </Panel>
      </div>
    </>
  );
}

/** The figures alone: all zeros where they could not be read (spec §7). */
export function Figures({ figures }: { figures: DashboardFigures }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      <Figure icon={DollarSign} label="Total Revenue" value={formatUsd(toCents(figures.revenue))} />
      <Figure icon={ShoppingCart} label="Total Orders" value={figures.orders} />
      <Figure icon={Package} label="Total Products" value={figures.products} />
      <Figure icon={Users} label="Total Customers" value={figures.customers} />
      <Figure icon={Building2} label="Total Clubs" value={figures.clubs} />
    </dl>
  );
}

function Figure({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string | number }) {
  return (
    <div className="card p-4 max-md:first:col-span-2">
      <dt className="flex items-center gap-2 text-sm text-ink-muted">
        <Icon aria-hidden className="size-4 text-accent" />
        {label}
      </dt>
      <dd className="mt-1 font-display text-3xl leading-none font-bold tabular-nums">
        {typeof value === 'number' ? value.toLocaleString('en-US') : value}
      </dd>
    </div>
  );
}

type PanelProps = { title: string; href: string; empty: string | false; children: ReactNode };

function Panel({ title, href, empty, children }: PanelProps) {
  return (
    <section className="card">
      <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-3.5">
        <h2 className="text-subheading">{title}</h2>
        <Link
          href={href}
          prefetch={false}
          className="text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          View All
        </Link>
      </header>
      {empty ? (
        <p className="px-5 py-10 text-center text-ink-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </section>
  );
}
