/** The numbers that a sport allows on shirts, as a shop may have them otherwise. */
import { KIT_SPORT_LABELS, type KitSport } from '../document/kit-sports';
import type { KitProblem } from './kit-problem';

/** Positions are worn instead of numbers, and a squad has more players than positions. */
export const NETBALL_POSITIONS = ['GS', 'GA', 'WA', 'C', 'WD', 'GD', 'GK'] as const;

export const NUMBERED_SPORTS = ['football', 'rugby', 'cricket', 'training'] as const;
export type NumberedSport = (typeof NUMBERED_SPORTS)[number];

/** Both ends included. */
export type NumberRange = { least: number; most: number };
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

/** The rules as they are stored; our own where they say nothing. */
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

/** Of a match day’s rugby squad; higher ones are allowed, but unusual. */
const MOST_ON_MATCH_DAY = 23;

const FIGURES = /^\d+$/;

function rangeText(sport: NumberedSport, { least, most }: NumberRange): string {
  if (sport === 'training') return `Numbers run from ${least} to ${most}.`;
  const { [sport]: label } = KIT_SPORT_LABELS;
  return sport === 'rugby' && most > MOST_ON_MATCH_DAY
    ? `${label} numbers run from ${least} to ${MOST_ON_MATCH_DAY} on a match day, ${most} at the most.`
    : `${label} numbers run from ${least} to ${most}.`;
}

/** Why a sport is against a number; null where it may be worn. 00 is within a range that begins with 0. */
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

/** The same text for what is worn as the same number: 07 and 7 are, 0 and 00 are not. */
export const wornAs = (number: string): string =>
  FIGURES.test(number) && number !== '00' ? String(Number(number)) : number;
