import { cleanLine } from '../../text/text';
import type { KitRange } from '../document/kit-limits';

/** Limits a number to a range, to a tenth of a millimetre or degree; `before` for NaN. */
export function held(value: number, [least, most]: KitRange, before: number): number {
  if (Number.isNaN(value)) return before;
  return Math.round(Math.min(most, Math.max(least, value)) * 10) / 10 + 0;
}

/** As `held`, to a hundredth, for factors. */
export const heldFactor = (value: number, range: KitRange, before: number): number =>
  Number.isNaN(value) ? before : Math.round(Math.min(range[1], Math.max(range[0], value)) * 100) / 100 + 0;

/** Normalises an angle to -180 to 180°, to a tenth. */
export function heldTurn(value: number, before: number): number {
  if (!Number.isFinite(value)) return before;
  const turn = Math.round((((value % 360) + 540) % 360) * 10) / 10 - 180;
  return Math.round(turn * 10) / 10 + 0;
}

export function heldLine(text: string, most: number): string | undefined {
  let line = '';
  for (const letter of cleanLine(text.slice(0, 4 * most))) {
    if (line.length + letter.length > most) break;
    line += letter;
  }
  return line.trim() || undefined;
}
