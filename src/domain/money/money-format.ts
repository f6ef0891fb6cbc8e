/** Spares pages `Intl`, whose first number takes a phone 0.2 s (docs/decisions/0024-currency-and-locale.md). */
export interface MoneyFormat {
  around: [string, string];
  aroundNegative: [string, string];
  groupSign: string;
  decimalSign: string;
  decimals: number;
  /** Digits of the last group, and of each before it: 3 and 3, in India 3 and 2. */
  groupSizes: [number, number];
  /** Whole digits from which groups are used: 4, in Spain 5. */
  groupedFrom: number;
}

export function writeMoney(format: MoneyFormat, cents: number): string {
  const digits = String(Math.abs(cents)).padStart(format.decimals + 1, '0');
  const whole = digits.slice(0, digits.length - format.decimals);
  const fraction = digits.slice(whole.length);
  const [before, after] = cents < 0 ? format.aroundNegative : format.around;
  return before + grouped(whole, format) + (fraction && format.decimalSign + fraction) + after;
}

function grouped(whole: string, { groupSign, groupSizes: [last, other], groupedFrom }: MoneyFormat): string {
  if (whole.length < groupedFrom) return whole;
  const groups = [whole.slice(-last)];
  for (let end = whole.length - last; end > 0; end -= other) groups.unshift(whole.slice(Math.max(0, end - other), end));
  return groups.join(groupSign);
}

/** Sums in whole units for comparing a format with `Intl`'s own. */
const SAMPLES = [0, 1, 12, 999, 1000, 9999, 12_345, 123_456, 1_234_567, 12_345_678];

export function moneyFormatOf(written: Intl.NumberFormat): MoneyFormat | undefined {
  const decimals = written.resolvedOptions().maximumFractionDigits ?? 2;
  const parts = written.formatToParts(SAMPLES.at(-1) ?? 0);
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const sizes = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const format: MoneyFormat = {
    around: aroundDigits(parts),
    aroundNegative: aroundDigits(written.formatToParts(-1)),
    groupSign: find('group'),
    decimalSign: find('decimal'),
    decimals,
    groupSizes: [sizes.at(-1) ?? 3, sizes.at(-2) ?? 3],
    groupedFrom: [4, 5, 6].find((length) => hasGroups(written.formatToParts(10 ** (length - 1)))) ?? 7,
  };
  const factor = 10 ** decimals;
  const cents = SAMPLES.flatMap((units) => [units * factor, -units * factor, units * factor + Math.floor(factor / 3)]);
  return cents.every((sum) => writeMoney(format, sum + 0) === written.format((sum + 0) / factor)) ? format : undefined;
}

const hasGroups = (parts: Intl.NumberFormatPart[]) => parts.some(({ type }) => type === 'group');

function aroundDigits(parts: Intl.NumberFormatPart[]): [string, string] {
  const isDigits = ({ type }: Intl.NumberFormatPart) => ['integer', 'group', 'decimal', 'fraction'].includes(type);
  const text = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  return [text(parts.slice(0, parts.findIndex(isDigits))), text(parts.slice(parts.findLastIndex(isDigits) + 1))];
}

/** '$||-$||,|.|2|3|3|4': no currency symbol contains a bar. */
export const textOfMoneyFormat = (format: MoneyFormat): string =>
  [
    ...format.around,
    ...format.aroundNegative,
    ...[format.groupSign, format.decimalSign, format.decimals],
    ...[...format.groupSizes, format.groupedFrom],
  ].join('|');

/** Reads {@link textOfMoneyFormat} unchecked: the shop’s own page writes it. */
export function parseMoneyFormat(text: string): MoneyFormat {
  const [before = '', after = '', minus = '', afterMinus = '', groupSign = '', decimalSign = '', ...numbers] =
    text.split('|');
  const [decimals = 2, last = 3, other = 3, groupedFrom = 4] = numbers.map(Number);
  return {
    around: [before, after],
    aroundNegative: [minus, afterMinus],
    ...{ groupSign, decimalSign, decimals, groupSizes: [last, other], groupedFrom },
  };
}
