import { maxAmount, plainAmount } from '../money/money';
import { amountLimit, readAmount } from '../money/typed-amount';

/** Joins texts in one cell with '|'; a backslash escapes '|' and backslash. */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replace(/[\\|]/g, '\\$&')).join('|');

export const splitList = (cell: string): string[] =>
  (cell.includes('\\') ? splitEscaped(cell) : cell.split('|')).map((item) => item.trim()).filter(Boolean);

function splitEscaped(cell: string): string[] {
  const items = [''];
  for (const [, escaped, plain] of cell.matchAll(/\\([\\|])|([^])/g)) {
    if (escaped === undefined && plain === '|') items.push('');
    else items[items.length - 1] += escaped ?? plain ?? '';
  }
  return items;
}

export type Read<Value> = { ok: true; value: Value } | { ok: false; problem: string };

const read = <Value>(value: Value): Read<Value> => ({ ok: true, value });
const refuse = (problem: string): Read<never> => ({ ok: false, problem });

export const moneyCell = (amount: number | null): string => (amount === null ? '' : plainAmount(amount));

/** Amount with decimal point or comma, optionally after the currency’s sign. */
export function readMoney(cell: string): Read<number> {
  const amount = readAmount(cell);
  if (amount === undefined) return refuse(`Enter an amount such as ${plainAmount(25)}, without thousands separators.`);
  return amount <= maxAmount() ? read(amount) : refuse(amountLimit());
}

export const MAX_COUNT = 2_000_000_000;
export const NO_COUNT = 'Enter a whole number of 0 or more.';

/** Whole number of units; spreadsheets may add decimals of zero. */
export function readCount(cell: string): Read<number> {
  const count = /^\d{1,12}(?:[.,]0+)?$/.test(cell) ? parseInt(cell, 10) : NaN;
  return count <= MAX_COUNT ? read(count) : refuse(NO_COUNT);
}

const WORDS = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

export function readFlag(cell: string): Read<boolean> {
  const flag = WORDS.get(cell.toLowerCase());
  return flag === undefined ? refuse('Enter true or false.') : read(flag);
}
