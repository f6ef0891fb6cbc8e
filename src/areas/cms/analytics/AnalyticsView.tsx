import { ChartLine } from 'lucide-react';
import { formatCount } from '@/domain/text/locale';
import { ChangeNote } from '@/ui/ChangeNote';
import { EmptyState } from '@/ui/EmptyState';
import type { Analytics } from './load-analytics';
import { share } from './share';
import { FunnelPanel } from './FunnelPanel';
import { ProductTable } from './ProductTable';
import { Ranking } from './Ranking';
import { ViewsPanel } from './ViewsPanel';

/** Screens of the shop that are neither products nor pages. */
const screens: Partial<Record<string, string>> = {
  '/': 'Home',
  '/shop': 'Shop',
  '/checkout': 'Checkout',
  '/find-order': 'Find my order',
  '/teamwear-portal': 'Team Portal',
  '/wishlist': 'Wishlist',
};

/** Visits: views per day, pages, referrers, and the products' funnel. */
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
          empty="No page was viewed in this period."
          rows={pages.map(({ path, title, ...counts }) => ({
            key: path,
            name: title ?? screens[path] ?? path,
            note: title || screens[path] ? path : undefined,
            ...counts,
          }))}
        />
        <Ranking
          title="Top referrers"
          empty="Nobody came from another site in this period."
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
