import { plainAmount, toAmount, toCents } from '../money/money';
import type { TaxLine } from './order-taxes';
import { percentText } from './tax-text';
import type { TaxPercent } from './tax-rates';

/** 'net_20%', 'tax_20%' and 'gross_20%' for each rate. */
export const rateHeading = (rates: readonly TaxPercent[]): string[] =>
  rates.flatMap((rate) => ['net', 'tax', 'gross'].map((of) => `${of}_${percentText(rate)}`));

/** Empty cells for unused rates; amounts in `currency`. */
export const rateCells = (rates: readonly TaxPercent[], lines: readonly TaxLine[], currency: string): string[] =>
  rates.flatMap((rate) => {
    const line = lines.find((one) => one.rate === rate);
    if (!line) return ['', '', ''];
    const gross = toAmount(toCents(line.net, currency) + toCents(line.tax, currency), currency);
    return [line.net, line.tax, gross].map((amount) => plainAmount(amount, currency));
  });
