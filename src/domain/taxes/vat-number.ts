type VatNumber = {
  country: string;
  /** In capitals, without spaces, with its prefix. */
  number: string;
};

export const MAX_VAT_NUMBER = 30;

export const VAT_NUMBER_PROBLEM = 'Enter a VAT number with its country, such as GB980780684 or DE136695976.';

type Rule = { format: RegExp; isChecked?: (digits: number[], text: string) => boolean };

const digitsOf = (text: string): number[] => [...text.replace(/\D/g, '')].map(Number);

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

const numberOf = (digits: readonly number[], from: number, to?: number): number =>
  Number(digits.slice(from, to).join(''));

const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2);

/** Luhn sum: every second digit from the right is doubled. */
const luhn = (digits: readonly number[]): number =>
  digits.toReversed().reduce((sum, digit, index) => sum + (index % 2 === 1 ? doubled(digit) : digit), 0);

/** ISO 7064, mod 11, 10. */
function isMod1110(digits: readonly number[]): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) product = (((digit + product) % 10 || 10) * 2) % 11;
  return (11 - product) % 10 === digits.at(-1);
}

const GB_WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

function isBritish(digits: readonly number[], text: string): boolean {
  if (text.startsWith('GD')) return numberOf(digits, 0) < 500;
  if (text.startsWith('HA')) return numberOf(digits, 0) >= 500;
  const sum = weighted(digits, GB_WEIGHTS) + numberOf(digits, 7, 9);
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

const british: Rule = { format: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, isChecked: isBritish };

/** By prefix: the country code, except for Greece (EL) and Northern Ireland (XI). */
const RULES: Readonly<Record<string, Rule>> = {
  AT: {
    format: /^U\d{8}$/,
    isChecked: (digits) => (luhn(digits.slice(0, 7)) + 4 + (digits[7] ?? 0)) % 10 === 0,
  },
  BE: { format: /^[01]\d{9}$/, isChecked: (digits) => 97 - (numberOf(digits, 0, 8) % 97) === numberOf(digits, 8) },
  BG: { format: /^\d{9,10}$/ },
  CH: { format: /^E\d{9}(?:MWST|TVA|IVA)?$/ },
  CY: { format: /^\d{8}[A-Z]$/ },
  CZ: { format: /^\d{8,10}$/ },
  DE: { format: /^[1-9]\d{8}$/, isChecked: isMod1110 },
  DK: { format: /^\d{8}$/, isChecked: (digits) => weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { format: /^\d{9}$/ },
  EL: { format: /^\d{9}$/ },
  ES: { format: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/ },
  FI: { format: /^\d{8}$/, isChecked: (digits) => weighted(digits, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 },
  FR: {
    format: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
    isChecked: (digits) => digits.length < 11 || (12 + 3 * (numberOf(digits, 2) % 97)) % 97 === numberOf(digits, 0, 2),
  },
  GB: british,
  HR: { format: /^\d{11}$/, isChecked: isMod1110 },
  HU: { format: /^\d{8}$/ },
  IE: { format: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { format: /^\d{11}$/, isChecked: (digits) => luhn(digits) % 10 === 0 },
  LT: { format: /^(?:\d{9}|\d{12})$/ },
  LU: { format: /^\d{8}$/, isChecked: (digits) => numberOf(digits, 0, 6) % 89 === numberOf(digits, 6) },
  LV: { format: /^\d{11}$/ },
  MT: { format: /^\d{8}$/ },
  NL: { format: /^\d{9}B\d{2}$/ },
  NO: { format: /^\d{9}(?:MVA)?$/ },
  PL: {
    format: /^\d{10}$/,
    isChecked: (digits) => weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9],
  },
  PT: {
    format: /^\d{9}$/,
    isChecked: (digits) => ((11 - (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === digits[8],
  },
  RO: { format: /^\d{2,10}$/ },
  SE: { format: /^\d{10}01$/, isChecked: (digits) => luhn(digits.slice(0, 10)) % 10 === 0 },
  SI: { format: /^\d{8}$/ },
  SK: { format: /^\d{10}$/ },
  XI: british,
};

const COUNTRIES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

export function parseVatNumber(typed: string): VatNumber | undefined {
  if (typed.length > MAX_VAT_NUMBER) return undefined;
  const number = typed.toUpperCase().replace(/[\s./-]/g, '');
  const [prefix, text] = [number.slice(0, 2), number.slice(2)];
  const rule = Object.hasOwn(RULES, prefix) ? RULES[prefix] : undefined;
  if (!rule?.format.test(text) || rule.isChecked?.(digitsOf(text), text) === false) return undefined;
  return { country: COUNTRIES[prefix] ?? prefix, number };
}
