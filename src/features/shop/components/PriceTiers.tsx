import type { PriceTier } from '@/domain/price-tiers';

/** What more pieces of one colour take off, over all its sizes. */
export function PriceTiers({ tiers }: { tiers: readonly PriceTier[] }) {
  if (tiers.length === 0) return null;
  return (
    <section aria-labelledby="price-tiers" className="mt-6 border-t border-line pt-5">
      <h2 id="price-tiers" className="text-sm font-semibold">
        Order more, pay less
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {tiers.map(({ minQuantity, percentOff }) => (
          <li key={minQuantity} className="rounded-control bg-surface-sunken px-3.5 py-2 text-sm">
            <strong className="tabular-nums">{minQuantity}+ pieces</strong>{' '}
            <span className="text-ink-muted">{percentOff}% off</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-muted">All sizes of a colour count together.</p>
    </section>
  );
}
