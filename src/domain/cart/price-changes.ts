import { deliveryLabel, deliveryPrice, type OrderDelivery } from '../delivery/promise';
import { formatAmount } from '../money/money';
import type { OrderTaxes } from '../taxes/order-taxes';
import type { OrderDiscount } from '../orders/price-goods';

/** Formatted amounts; '–' for a missing row. */
export type PriceChange = { label: string; from: string; to: string };

export type PriceRow = { key: string; label: string; value: string };

type PricedSums = {
  discounts: readonly OrderDiscount[];
  delivery?: Pick<OrderDelivery, 'name' | 'isCollection'> | null;
  shippingAmount: number;
  taxes: Pick<OrderTaxes, 'pricesIncludeTax' | 'name' | 'taxAmount' | 'reliefAmount'> | null;
  totalAmount: number;
};

/** Changed rows, the total last; empty for equal totals. */
export function changedRows(was: readonly PriceRow[], is: readonly PriceRow[]): PriceChange[] {
  if (was.at(-1)?.value === is.at(-1)?.value) return [];
  const rows = [...is.slice(0, -1), ...was.slice(0, -1), ...is.slice(-1)];
  const keys = new Set(rows.map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const [old, now] = [was, is].map((rows) => rows.find((row) => row.key === key));
    const label = now?.label ?? old?.label ?? '';
    return old?.value === now?.value ? [] : [{ label, from: old?.value ?? NONE, to: now?.value ?? NONE }];
  });
}

const NONE = '–';

export const lineRow = (key: string, name: readonly (string | null | undefined)[], amount: number): PriceRow => ({
  key: `line ${key}`,
  label: nameOf(name),
  value: formatAmount(amount),
});

export function sumRows({ discounts, delivery, shippingAmount, taxes, totalAmount }: PricedSums): PriceRow[] {
  return [
    ...discounts.map(({ productName, color, kitName, amount }) => {
      const name = nameOf([productName, color, kitName]);
      return { key: `discount ${name}`, label: `Discount, ${name}`, value: `−${formatAmount(amount)}` };
    }),
    ...(delivery ? [{ key: 'delivery', label: deliveryLabel(delivery), value: deliveryPrice(shippingAmount) }] : []),
    ...taxRow(taxes),
    { key: 'total', label: 'Total', value: formatAmount(totalAmount) },
  ];
}

/** Effect of tax on the total: added, or deducted if the customer pays none. */
function taxRow(taxes: PricedSums['taxes']): PriceRow[] {
  if (!taxes) return [];
  const { pricesIncludeTax, name, taxAmount, reliefAmount } = taxes;
  if (!pricesIncludeTax) return [{ key: 'tax', label: name, value: formatAmount(taxAmount) }];
  if (reliefAmount === 0) return [];
  return [{ key: 'tax', label: `${name} not charged`, value: `−${formatAmount(reliefAmount)}` }];
}

const nameOf = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');
