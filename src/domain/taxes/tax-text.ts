/** The words of tax, wherever an order is shown: cart, checkout, order, emails and documents. */
import { formatAmount } from '../money/money';
import { shopFormat } from '../text/shop-format';
import type { OrderTaxes } from './order-taxes';
import type { TaxPercent } from './tax-rates';
import type { TaxSettings } from './tax-settings';

/** '20%', '8.875%'. */
export const percentText = (rate: TaxPercent): string => `${rate}%`;

/** One line of what an order comes to; `key` tells it from the others. */
export type TaxRow = { key: string; label: string; value: string };

/**
 * Rows right above the total, which change what it comes to: tax on top of the net by rate, or tax taken off. None where prices
 * contain the tax or none is charged: `totalNote` has it then.
 */
export function taxRows(taxes: OrderTaxes | null | undefined): TaxRow[] {
  if (!taxes) return [];
  const { name, netAmount, reliefAmount, taxLines, pricesIncludeTax } = taxes;
  if (reliefAmount > 0)
    return [{ key: 'relief', label: `${name} not charged`, value: `−${formatAmount(reliefAmount)}` }];
  if (pricesIncludeTax || taxes.treatment !== 'charged') return [];
  return [
    { key: 'net', label: 'Net', value: formatAmount(netAmount) },
    ...taxLines.map(({ rate, net, tax }) => ({
      key: `rate-${rate}`,
      label: `${name} ${percentText(rate)} on ${formatAmount(net)}`,
      value: formatAmount(tax),
    })),
  ];
}

/** Right under the total: 'Includes VAT $22.50', by rate where there are several, or why none is charged; nothing of zero-rated goods. */
export function totalNote(taxes: OrderTaxes | null | undefined): string | undefined {
  if (!taxes?.pricesIncludeTax || taxes.treatment !== 'charged') return taxNote(taxes);
  const { name, taxAmount, taxLines } = taxes;
  if (taxAmount === 0) return undefined;
  const rates = taxLines.map(({ rate, net }) => `${percentText(rate)} on ${formatAmount(net)}`).join(', ');
  return `Includes ${name} ${formatAmount(taxAmount)}${taxLines.length > 1 ? `: ${rates}` : ''}`;
}

/** Why the customer pays no tax; undefined where they do. */
export function taxNote(taxes: OrderTaxes | null | undefined): string | undefined {
  if (!taxes || taxes.treatment === 'charged') return undefined;
  const number = taxes.vatNumber ? ` ${taxes.name} number ${taxes.vatNumber}.` : '';
  return taxes.treatment === 'exempt'
    ? `Exempt from ${taxes.name}.${number}`
    : `Reverse charge: the customer accounts for the ${taxes.name}.${number}`;
}

/** Hint beside a shopper’s VAT number; undefined if the shop charges no tax. */
export function vatNumberHint({ isCharged, taxName, reverseChargeCountries }: TaxSettings): string | undefined {
  if (!isCharged) return undefined;
  if (reverseChargeCountries.length === 0) return 'For businesses.';
  return `For businesses. Abroad, where you account for the ${taxName} yourself, we charge none.`;
}

/** Beside prices that the tax comes on top of: 'excl. VAT'; '' where they contain it, or none is charged. */
export const withoutTax = (): string => {
  const { excludedTax } = shopFormat();
  return excludedTax && `excl. ${excludedTax}`;
};

/** Totals as lines of text for emails: tax on top, the total, and the tax it includes. */
export function totalTexts(order: { totalAmount: number; taxes: OrderTaxes | null | undefined }): {
  above: string[];
  total: string;
  below: string[];
} {
  const note = totalNote(order.taxes);
  return {
    above: taxRows(order.taxes).map(({ label, value }) => `${label}: ${value}`),
    total: `Total: ${formatAmount(order.totalAmount)}`,
    below: note ? [note] : [],
  };
}
