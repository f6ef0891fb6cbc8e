import { formatAmount } from '@/domain/money/money';
import type { PriceGroup } from '@/domain/orders/price-goods';
import { discountText, nextTier, nextTierText } from '@/domain/money/price-tiers';

export function CartDiscounts({ designs }: { designs: readonly PriceGroup[] }) {
  // Scrolls, so that lines and total keep their room.
  const scrolls = designs.length > MOST_AT_ONCE && {
    ...{ role: 'group', 'aria-label': 'Discounts', tabIndex: 0 },
    className: 'max-h-32 overflow-y-auto',
  };
  return (
    <div {...scrolls}>
      {designs.map((design) => {
        const { productId, productName, color, quantity, discount, priceTiers } = design;
        const next = nextTier(priceTiers, quantity);
        const isNear = next !== undefined && next.missing * 2 <= next.tier.minQuantity;
        return (
          <div key={`${productId} ${color} ${design.kit?.hash}`} className="text-sm">
            {discount > 0 && (
              <p className="mb-1.5 flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">{discountText({ ...design, kitName: design.kit?.name })}</span>
                <span className="shrink-0 font-semibold text-success tabular-nums">−{formatAmount(discount)}</span>
              </p>
            )}
            {isNear && (
              <p className="mb-1.5 wrap-anywhere text-ink-muted">
                {[productName, color, design.kit?.name].filter(Boolean).join(', ')}:{' '}
                {nextTierText(priceTiers, quantity)}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

const MOST_AT_ONCE = 4;
