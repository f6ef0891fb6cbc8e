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

/** What stands right above the total: the net, and the tax by rate, which add up to it. None where no tax is charged. */
export function taxRows(taxes: OrderTaxes | null | undefined): TaxRow[] {
  if (!taxes) return [];
  const { name, netAmount, reliefAmount, taxLines } = taxes;
  return [
    ...(reliefAmount > 0
      ? [{ key: 'relief', label: `${name} not charged`, value: `−${formatAmount(reliefAmount)}` }]
      : []),
    { key: 'net', label: 'Net', value: formatAmount(netAmount) },
    ...taxLines.map(({ rate, net, tax }) => ({
      key: `rate-${rate}`,
      label: `${name} ${percentText(rate)} on ${formatAmount(net)}`,
      value: formatAmount(tax),
    })),
  ];
}

/** Why the customer pays no tax; undefined where they do. */
export function taxNote(taxes: OrderTaxes | null | undefined): string | undefined {
  if (!taxes || taxes.treatment === 'charged') return undefined;
  const number = taxes.vatNumber ? ` ${taxes.name} number ${taxes.vatNumber}.` : '';
  return taxes.treatment === 'exempt'
    ? `Exempt from ${taxes.name}.${number}`
    : `Reverse charge: the customer accounts for the ${taxes.name}.${number}`;
}

/** Beside the field for a shopper’s VAT number; undefined where none is asked for, as the shop charges no tax. */
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

/** The rows and the note as lines of text, for emails. */
export function taxTexts(taxes: OrderTaxes | null | undefined): string[] {
  const note = taxNote(taxes);
  return [...taxRows(taxes).map(({ label, value }) => `${label}: ${value}`), ...(note ? [note] : [])];
}
