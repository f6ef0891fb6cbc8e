import { ChartLine } from 'lucide-react';
import { formatCount } from '@/domain/text/locale';
import { ChangeNote } from '@/ui/ChangeNote';
import { EmptyState } from '@/ui/EmptyState';
import type { Analytics } from './load-analytics';
import { share, shareOfViews, UNCOUNTED_VIEWS } from './share';
import { ViewsPanel } from './ViewsPanel';
import type { ReactNode } from 'react';
import { Panel } from '@/ui/Panel';
import { type Funnel, type ProductSteps } from '@/modules/analytics/data/funnel';
import Link from 'next/link';

/** Screens of the shop that are neither products nor pages. */
const screens: Partial<Record<string, string>> = {
  '/': 'Home',
  '/account': 'Account',
  '/shop': 'Shop',
  '/checkout': 'Checkout',
  '/developers': 'Developers',
  '/find-order': 'Find my order',
  '/teamwear-portal': 'Team Portal',
  '/wishlist': 'Wishlist',
};

export function AnalyticsView({ analytics }: { analytics: Analytics }) {
  const { views, viewsBefore, referred, days, pages, referrers, funnel, funnelBefore, products } = analytics;
  if (views === 0 && viewsBefore === 0 && products.length === 0) return <NothingYet />;
  const best = days.reduce((most, day) => Math.max(most, day.views), 0);
  const figures = [
    {
      label: 'Page views',
      value: formatCount(views),
      note: <ChangeNote now={views} before={viewsBefore} />,
    },
    { label: 'Daily average', value: formatCount(Math.round(views / days.length)) },
    { label: 'Best day', value: formatCount(best) },
    { label: 'From other sites', value: share(referred, views) },
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="card p-4">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="mt-1.5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="font-display text-3xl leading-none font-bold tabular-nums">{value}</span>
              {note && <span className="text-sm tabular-nums">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <ViewsPanel days={days} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Ranking
          title="Top pages"
          empty="No pages were viewed in this period."
          rows={pages.map(({ path, title, ...counts }) => ({
            key: path,
            name: title ?? screens[path] ?? path,
            note: title || screens[path] ? path : undefined,
            ...counts,
          }))}
        />
        <Ranking
          title="Top referrers"
          empty="No visits from other sites in this period."
          rows={referrers.map(({ referrer, ...counts }) => ({
            key: referrer,
            name: referrerName(referrer),
            ...counts,
          }))}
        />
      </div>
      <FunnelPanel funnel={funnel} before={funnelBefore} />
      <ProductTable products={products} />
    </div>
  );
}

function referrerName(referrer: string): string {
  if (referrer === '') return 'Direct and our own pages';
  return referrer === 'other' ? 'All others' : referrer;
}

function NothingYet() {
  return (
    <EmptyState
      className="card"
      icon={<ChartLine />}
      title="No views yet"
      description="Views of public pages appear here within seconds. Visits by staff and bots are not counted."
    />
  );
}

type Ranked = { key: string; name: ReactNode; note?: ReactNode; views: number; before: number };

type RankingProps = { title: string; rows: readonly Ranked[]; empty: string };

function Ranking({ title, rows, empty }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <Panel title={title} empty={rows.length === 0 && empty}>
      <ol className="divide-y divide-line">
        {rows.map(({ key, name, note, views, before }) => (
          <li key={key} className="relative flex items-center justify-between gap-4 px-5 py-2.5">
            <span
              aria-hidden
              className="absolute inset-y-1 left-0 rounded-r-control bg-brand-soft"
              style={{ width: `${(100 * views) / most}%` }}
            />
            <div className="relative min-w-0">
              <p className="truncate font-medium">{name}</p>
              {note && <p className="truncate text-sm text-ink-muted">{note}</p>}
            </div>
            <p className="relative flex shrink-0 items-center gap-3 text-sm tabular-nums">
              <ChangeNote now={views} before={before} />
              <span className="min-w-10 text-right text-base font-semibold">{formatCount(views)}</span>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const steps: readonly { key: keyof Funnel; label: string }[] = [
  { key: 'views', label: 'Product views' },
  { key: 'carts', label: 'Added to cart' },
  { key: 'checkouts', label: 'Reached checkout' },
  { key: 'orders', label: 'Ordered' },
];

type FunnelPanelProps = { funnel: Funnel; before: Funnel };

function FunnelPanel({ funnel, before }: FunnelPanelProps) {
  const most = Math.max(1, ...steps.map(({ key }) => funnel[key]));
  const isEmpty = steps.every(({ key }) => funnel[key] === 0);
  return (
    <Panel title="From view to order" empty={isEmpty && 'No products were viewed in this period.'}>
      <ol className="grid gap-px bg-line sm:grid-cols-2 xl:grid-cols-4">
        {steps.map(({ key, label }) => (
          <li key={key} className="bg-surface-raised p-5">
            <p className="text-sm text-ink-muted">{label}</p>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-3 tabular-nums">
              <span className="font-display text-3xl leading-none font-bold">{formatCount(funnel[key])}</span>
              <span className="text-sm">
                <ChangeNote now={funnel[key]} before={before[key]} />
              </span>
            </p>
            <div aria-hidden className="mt-3 h-2 overflow-clip rounded-full bg-ink/8">
              <div className="h-full rounded-full bg-brand" style={{ width: `${(100 * funnel[key]) / most}%` }} />
            </div>
            <p className="mt-2 min-h-5 text-sm text-ink-muted tabular-nums">
              {key !== 'views' && ofViews(funnel[key], funnel.views)}
            </p>
          </li>
        ))}
      </ol>
      <p className="border-t border-line px-5 py-3 text-sm text-ink-muted">
        Counted by product: an order of two products counts twice.{' '}
        {steps.some(({ key }) => funnel[key] > funnel.views) && UNCOUNTED_VIEWS}
      </p>
    </Panel>
  );
}

function ofViews(step: number, views: number): string | undefined {
  const part = shareOfViews(step, views);
  return part && `${part} of views`;
}

const columns = ['Views', 'Carts', 'Checkouts', 'Orders', 'Conversion'];

function ProductTable({ products }: { products: readonly ProductSteps[] }) {
  return (
    <Panel title="Products" empty={products.length === 0 && 'No products were viewed or ordered in this period.'}>
      <div className="overflow-x-auto">
        <table className="w-full min-w-140 text-right text-sm tabular-nums">
          <thead className="text-ink-muted">
            <tr className="border-b border-line">
              <th scope="col" className="px-5 py-2.5 text-left font-medium">
                Product
              </th>
              {columns.map((title) => (
                <th key={title} scope="col" className="py-2.5 pr-5 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {products.map(({ id, name, slug, views, carts, checkouts, orders }) => (
              <tr key={id}>
                <th scope="row" className="max-w-60 truncate px-5 py-2.5 text-left font-medium">
                  <Link
                    href={`/product/${slug}`}
                    target="_blank"
                    prefetch={false}
                    className="underline-offset-4 hover:underline"
                  >
                    {name}
                  </Link>
                </th>
                {[views, carts, checkouts, orders].map((figure, index) => (
                  <td key={columns[index]} className="py-2.5 pr-5">
                    {formatCount(figure)}
                  </td>
                ))}
                <td className="py-2.5 pr-5 text-ink-muted">{shareOfViews(orders, views) ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {products.some(({ views, orders }) => orders > views) && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-muted">{UNCOUNTED_VIEWS}</p>
      )}
    </Panel>
  );
}
