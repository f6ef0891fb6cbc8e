import { formatMoney } from '@/domain/money/money';
import { tierUnitCents, type PriceTier } from '@/domain/money/price-tiers';
import { unitPriceCents, type Price } from '@/domain/money/pricing';

type PriceTiersProps = { price: Price; tiers: readonly PriceTier[] };

/** Price of a piece by number of pieces of one colour, over all its sizes. */
export function PriceTiers({ price, tiers }: PriceTiersProps) {
  if (tiers.length === 0) return null;
  const unitCents = unitPriceCents(price);
  return (
    <section aria-labelledby="price-tiers" className="mt-6 border-t border-line pt-5">
      <h2 id="price-tiers" className="font-sans text-sm font-semibold tracking-normal normal-case">
        Order more, pay less
      </h2>
      <ul className="mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2">
        {tiers.map((tier) => (
          <li key={tier.minQuantity} className="rounded-control bg-surface-sunken px-2.5 py-2.5 text-sm sm:px-3.5">
            <span className="block text-ink-muted">{tier.minQuantity}+ pieces</span>
            <strong>{formatMoney(tierUnitCents(unitCents, tier))} each</strong>
            <span className="block text-ink-muted">{tier.percentOff}% off</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-muted">All sizes of a colour count together.</p>
    </section>
  );
}
