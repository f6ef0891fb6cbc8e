import { formatAmount } from '../money/money';
import { shopFormat } from '../text/shop-format';
import type { OrderTaxes } from './order-taxes';
import type { TaxPercent } from './tax-rates';
import type { TaxSettings } from './tax-settings';

export const percentText = (rate: TaxPercent): string => `${rate}%`;

type TaxRow = { key: string; label: string; value: string };

/** Rows above the total that change it; empty if prices include tax or none is charged: see `totalNote`. */
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

/** 'Includes VAT $22.50', by rate if several, or the reason for no tax; undefined for zero-rated goods. */
export function totalNote(taxes: OrderTaxes | null | undefined): string | undefined {
  if (!taxes?.pricesIncludeTax || taxes.treatment !== 'charged') return taxNote(taxes);
  const { name, taxAmount, taxLines } = taxes;
  if (taxAmount === 0) return undefined;
  const rates = taxLines.map(({ rate, net }) => `${percentText(rate)} on ${formatAmount(net)}`).join(', ');
  return `Includes ${name} ${formatAmount(taxAmount)}${taxLines.length > 1 ? `: ${rates}` : ''}`;
}

export function taxNote(taxes: OrderTaxes | null | undefined): string | undefined {
  if (!taxes || taxes.treatment === 'charged') return undefined;
  const number = taxes.vatNumber ? ` ${taxes.name} number ${taxes.vatNumber}.` : '';
  return taxes.treatment === 'exempt'
    ? `Exempt from ${taxes.name}.${number}`
    : `Reverse charge: the customer accounts for the ${taxes.name}.${number}`;
}

export function vatNumberHint({ isCharged, taxName, reverseChargeCountries }: TaxSettings): string | undefined {
  if (!isCharged) return undefined;
  if (reverseChargeCountries.length === 0) return 'For businesses.';
  return `For businesses. Abroad, where you account for the ${taxName} yourself, we charge none.`;
}

/** 'excl. VAT' beside net prices; '' otherwise. */
export const withoutTax = (): string => {
  const { excludedTax } = shopFormat();
  return excludedTax && `excl. ${excludedTax}`;
};

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
