import type { KitDocument } from '../document/kit-document';
import { sportOf, type KitSport } from '../document/kit-sports';
import type { KitOrderPlayer, KitPlace, KitProblem } from './kit-problem';

/** Positions are worn instead of numbers, and a squad has more players than positions. */
export const NETBALL_POSITIONS = ['GS', 'GA', 'WA', 'C', 'WD', 'GD', 'GK'] as const;

const FIGURES = /^\d+$/;

/** What is worn as the same number: 07 and 7 are. */
const wornAs = (number: string): string => (FIGURES.test(number) ? String(Number(number)) : number);

interface NumberRule {
  least: number;
  most: number;
  /** Beyond it a number is allowed, but unusual. */
  usual: number;
  says: string;
}

const NUMBER_RULES: Record<Exclude<KitSport, 'netball'>, NumberRule> = {
  football: { least: 1, most: 99, usual: 99, says: 'Football numbers run from 1 to 99.' },
  rugby: { least: 1, most: 99, usual: 23, says: 'Rugby numbers run from 1 to 23 on a match day, 99 at the most.' },
  cricket: { least: 0, most: 99, usual: 99, says: 'Cricket numbers run from 0 to 99.' },
  training: { least: 0, most: 999, usual: 999, says: 'Numbers run from 0 to 999.' },
};

/** What a sport has against a number; null where it may be worn. */
export function checkNumber(sport: KitSport, given: string): Pick<KitProblem, 'severity' | 'message'> | null {
  const number = given.trim();
  if (sport === 'netball') {
    if (NETBALL_POSITIONS.some((position) => position === number.toUpperCase())) return null;
    return {
      // Some clubs play in numbers.
      severity: FIGURES.test(number) ? 'warns' : 'blocks',
      message: `‘${number}’ is not a netball position: choose ${NETBALL_POSITIONS.slice(0, -1).join(', ')} or GK.`,
    };
  }
  const { least, most, usual, says } = NUMBER_RULES[sport];
  if (!FIGURES.test(number)) return { severity: 'blocks', message: `‘${number}’ is not a number. ${says}` };
  const value = Number(number);
  if (value < least || value > most) return { severity: 'blocks', message: `Number ${number} is not allowed. ${says}` };
  return value > usual ? { severity: 'warns', message: `Number ${number} is unusual. ${says}` } : null;
}

const calledBy = ({ name }: KitOrderPlayer, index: number): string => name?.trim() || `player ${index + 1}`;

/**
 * Numbers that are worn twice or against the rules of the sport, and sizes that are missing. What blocks is said of each
 * player; what may be meant, and is so of a whole squad, once, at the first of them.
 */
export function checkPlayers(document: KitDocument, players: readonly KitOrderPlayer[]): KitProblem[] {
  const sport = sportOf(document);
  const printed = document.elements.find(({ kind }) => kind === 'number');
  const problems: KitProblem[] = [];
  const first = new Map<string, number>();
  players.forEach((player, index) => {
    const at: KitPlace = {
      ...(printed && { garment: printed.garment, surface: printed.surface, element: printed.id }),
      player: index,
    };
    const number = player.number?.trim().toUpperCase();
    if (number) {
      const judged = checkNumber(sport, number);
      if (judged) problems.push({ code: 'number-against-rules', ...judged, at });
      const before = first.get(wornAs(number));
      if (before === undefined) first.set(wornAs(number), index);
      else
        problems.push({
          code: 'number-twice',
          severity: sport === 'netball' ? 'warns' : 'blocks',
          message: `${number} is worn twice, by ${calledBy(players[before] ?? {}, before)} and ${calledBy(player, index)}. Give one of them another.`,
          at,
        });
    }
    const missing = (what: string, part?: string): KitProblem => ({
      code: 'size-missing',
      severity: 'blocks',
      message: `Choose ${what} for ${calledBy(player, index)}.`,
      at: { player: index, ...(part !== undefined && { part }) },
    });
    if (player.size?.trim())
      problems.push(...(player.unmade ?? []).map((part) => missing(`another size of ‘${part}’`, part)));
    else problems.push(missing('a size'));
  });
  return [
    ...problems.filter(({ severity }) => severity === 'blocks'),
    ...CODES.flatMap((code) => together(code, problems)),
  ];
}

const CODES = ['number-against-rules', 'number-twice'] as const;

/** The warnings of a kind as one, with how many more it stands for. */
function together(code: KitProblem['code'], problems: readonly KitProblem[]): KitProblem[] {
  const [first, ...others] = problems.filter((problem) => problem.code === code && problem.severity === 'warns');
  if (!first) return [];
  const more = others.length;
  return [more > 0 ? { ...first, message: `${first.message} The same goes for ${more} more.` } : first];
}
