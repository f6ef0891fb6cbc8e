/** Differences between two prices of the same cart that a shopper was shown: rows that add up to the total. */
import { deliveryLabel, deliveryPrice } from '../delivery/promise';
import { formatAmount, formatMoney } from '../money/money';
import { lineTotal } from './cart-prices';
import type { CartReview } from './cart-review';

/** Amounts as they are shown; '–' for a row that one of the two lacks. */
export type PriceChange = { label: string; from: string; to: string };

type Row = { key: string; label: string; value: string };

/** The rows that changed, the total last; none where both come to the same. */
export function priceChanges(before: CartReview, after: CartReview): PriceChange[] {
  if (before.totalCents === after.totalCents) return [];
  const [was, is] = [rowsOf(before), rowsOf(after)];
  const keys = new Set([...is, ...was].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const [old, now] = [was, is].map((rows) => rows.find((row) => row.key === key));
    const label = now?.label ?? old?.label ?? '';
    return old?.value === now?.value ? [] : [{ label, from: old?.value ?? NONE, to: now?.value ?? NONE }];
  });
}

const NONE = '–';

function rowsOf({ cart, designs, delivery, taxes, totalCents }: CartReview): Row[] {
  const chosen = delivery?.methods.find(({ id }) => id === delivery.chosen);
  return [
    ...cart.map((line) => ({
      key: `line ${line.cartId}`,
      label: nameOf(line.product.name, line.customization?.color, line.customization?.design?.name),
      value: formatMoney(lineTotal(line)),
    })),
    ...designs.flatMap(({ productId, productName, color, kit, discount }) =>
      discount > 0
        ? [
            {
              key: `discount ${productId} ${color} ${kit?.hash}`,
              label: `Discount, ${nameOf(productName, color, kit?.name)}`,
              value: `−${formatAmount(discount)}`,
            },
          ]
        : [],
    ),
    ...(chosen ? [{ key: 'delivery', label: deliveryLabel(chosen), value: deliveryPrice(chosen.amount) }] : []),
    ...taxRow(taxes),
    { key: 'total', label: 'Total', value: formatMoney(totalCents) },
  ];
}

/** Effect of tax on the total: on top of the prices, or taken off them where the customer pays none. */
function taxRow(taxes: CartReview['taxes']): Row[] {
  if (!taxes) return [];
  const { pricesIncludeTax, name, taxAmount, reliefAmount } = taxes;
  if (!pricesIncludeTax) return [{ key: 'tax', label: name, value: formatAmount(taxAmount) }];
  if (reliefAmount === 0) return [];
  return [{ key: 'tax', label: `${name} not charged`, value: `−${formatAmount(reliefAmount)}` }];
}

const nameOf = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ');
