import { KIT_SPORT_LABELS, type KitSport } from '../document/kit-sports';
import type { KitProblem } from './kit-problem';

/** Worn instead of numbers; a squad has more players than positions. */
const NETBALL_POSITIONS = ['GS', 'GA', 'WA', 'C', 'WD', 'GD', 'GK'] as const;

export const NUMBERED_SPORTS = ['football', 'rugby', 'cricket', 'training'] as const;
type NumberedSport = (typeof NUMBERED_SPORTS)[number];

type NumberRange = { least: number; most: number };
export type NumberRules = Record<NumberedSport, NumberRange>;

export const MAX_SHIRT_NUMBER = 999;

export const DEFAULT_NUMBER_RULES: NumberRules = {
  football: { least: 1, most: 99 },
  rugby: { least: 1, most: 99 },
  cricket: { least: 0, most: 99 },
  training: { least: 0, most: 999 },
};

export const isNumberRange = ({ least, most }: NumberRange): boolean =>
  [least, most].every((end) => Number.isInteger(end) && end >= 0 && end <= MAX_SHIRT_NUMBER) && least <= most;

type StoredRules = Partial<Record<NumberedSport, { least?: number | null; most?: number | null } | null>>;

export const readNumberRules = (stored: StoredRules | null | undefined): NumberRules =>
  Object.fromEntries(
    NUMBERED_SPORTS.map((sport) => [
      sport,
      {
        least: stored?.[sport]?.least ?? DEFAULT_NUMBER_RULES[sport].least,
        most: stored?.[sport]?.most ?? DEFAULT_NUMBER_RULES[sport].most,
      },
    ]),
  ) as NumberRules;

/** Rugby’s match-day squad; higher numbers are allowed but unusual. */
const MOST_ON_MATCH_DAY = 23;

const FIGURES = /^\d+$/;

function rangeText(sport: NumberedSport, { least, most }: NumberRange): string {
  if (sport === 'training') return `Numbers run from ${least} to ${most}.`;
  const { [sport]: label } = KIT_SPORT_LABELS;
  return sport === 'rugby' && most > MOST_ON_MATCH_DAY
    ? `${label} numbers run from ${least} to ${MOST_ON_MATCH_DAY} on a match day, ${most} at the most.`
    : `${label} numbers run from ${least} to ${most}.`;
}

/** Reason against a number in a sport; null if allowed. 00 is in a range that begins with 0. */
export function checkNumber(
  sport: KitSport,
  given: string,
  rules: NumberRules = DEFAULT_NUMBER_RULES,
): Pick<KitProblem, 'severity' | 'message'> | null {
  const number = given.trim();
  if (sport === 'netball') {
    if (NETBALL_POSITIONS.some((position) => position === number.toUpperCase())) return null;
    return {
      // Some clubs play in numbers.
      severity: FIGURES.test(number) ? 'warns' : 'blocks',
      message: `‘${number}’ is not a netball position: choose ${NETBALL_POSITIONS.slice(0, -1).join(', ')} or GK.`,
    };
  }
  const range = rules[sport];
  const says = rangeText(sport, range);
  if (!FIGURES.test(number)) return { severity: 'blocks', message: `‘${number}’ is not a number. ${says}` };
  const value = Number(number);
  if (value < range.least || value > range.most)
    return { severity: 'blocks', message: `Number ${number} is not allowed. ${says}` };
  return sport === 'rugby' && value > MOST_ON_MATCH_DAY
    ? { severity: 'warns', message: `Number ${number} is unusual. ${says}` }
    : null;
}

/** Normalises a number as worn: 07 equals 7, but 00 differs from 0. */
export const wornAs = (number: string): string =>
  FIGURES.test(number) && number !== '00' ? String(Number(number)) : number;
