import { formatCount } from '@/domain/text/locale';
import { ChangeNote } from '@/ui/ChangeNote';
import { Panel } from '@/ui/Panel';
import type { Funnel } from '@/modules/analytics/data/funnel';
import { shareOfViews, UNCOUNTED_VIEWS } from './share';

const steps: readonly { key: keyof Funnel; label: string }[] = [
  { key: 'views', label: 'Product views' },
  { key: 'carts', label: 'Added to cart' },
  { key: 'checkouts', label: 'Reached checkout' },
  { key: 'orders', label: 'Ordered' },
];

type FunnelPanelProps = { funnel: Funnel; before: Funnel };

/** Funnel from viewing a product to ordering it: numbers, and their share of the viewers. */
export function FunnelPanel({ funnel, before }: FunnelPanelProps) {
  const most = Math.max(1, ...steps.map(({ key }) => funnel[key]));
  const isEmpty = steps.every(({ key }) => funnel[key] === 0);
  return (
    <Panel title="From view to order" empty={isEmpty && 'No product was viewed in this period.'}>
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
