import type { KitDocument } from '../document/kit-document';
import { KIT_GARMENTS } from '../document/kit-garments';
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

const twice = (number: string, one: string, other: string): string =>
  one === other
    ? `${one} is in the list twice with ${number}. Remove one of them, or give one another number.`
    : `${number} is worn twice, by ${one} and ${other}. Give one of them another.`;

/** What players have of which a design of shirts, dresses and the like has no place; on the rest nobody looks for it. */
function checkUnprinted({ garments, elements }: KitDocument, players: readonly KitOrderPlayer[]): KitProblem[] {
  const top = garments.find(({ type }) => KIT_GARMENTS[type].collars.length > 0);
  const lacking = (['name', 'number'] as const).filter(
    (kind) => players.some((player) => player[kind]?.trim()) && !elements.some((element) => element.kind === kind),
  );
  const [first] = lacking;
  if (!top || !first) return [];
  const [what, place] =
    lacking.length > 1
      ? ['Names and numbers', 'place for them']
      : first === 'name'
        ? ['Names', 'player name']
        : ['Numbers', 'player number'];
  return [
    {
      code: 'not-printed',
      severity: 'warns',
      message: `${what} are not printed: the design has no ${place}. Add it under “Text” in the designer, or leave the list as it is to tell pieces apart.`,
      at: { garment: top.type, surface: 'back' },
    },
  ];
}

/**
 * Numbers that are worn twice or against the rules of the sport, sizes that are missing, and names and numbers that the design
 * has no place for. What blocks is said of each player; what may be meant, and is so of a whole squad, once, at the first.
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
          message: twice(number, calledBy(players[before] ?? {}, before), calledBy(player, index)),
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
    ...checkUnprinted(document, players),
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
