import type { KitDocument } from '../document/kit-document';
import { KIT_GARMENTS } from '../document/kit-garments';
import { sportOf } from '../document/kit-sports';
import type { KitOrderPlayer, KitPlace, KitProblem } from './kit-problem';
import { checkNumber, DEFAULT_NUMBER_RULES, wornAs, type NumberRules } from './number-rules';

export interface PlayerRules {
  numbers?: NumberRules;
  numbersUniqueIn?: 'squad' | 'club' | 'none';
  allowsAnyNumber?: boolean;
}

const calledBy = ({ name }: KitOrderPlayer, index: number): string => name?.trim() || `player ${index + 1}`;

/** Compares roster members by id, others by name. */
const isSamePerson = (one: KitOrderPlayer, other: KitOrderPlayer): boolean =>
  one.member !== undefined || other.member !== undefined
    ? one.member === other.member
    : Boolean(one.name?.trim()) && one.name?.trim() === other.name?.trim();

const wornTwice = (number: string, one: string, other: string, squad: string | undefined): string =>
  `${number} is worn twice${squad ? ` in ${squad}` : ''}, by ${one} and ${other}. Give one of them another.`;

/** Only shirts, dresses and the like: other garments need no print. */
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

/** Blocking problems for each player; warnings that concern a whole squad once, at the first. */
export function checkPlayers(
  document: KitDocument,
  players: readonly KitOrderPlayer[],
  { numbers = DEFAULT_NUMBER_RULES, numbersUniqueIn = 'squad', allowsAnyNumber }: PlayerRules = {},
): KitProblem[] {
  const sport = sportOf(document);
  const printed = document.elements.find(({ kind }) => kind === 'number');
  const problems: KitProblem[] = [];
  const worn = new Map<string, number[]>();
  players.forEach((player, index) => {
    const at: KitPlace = {
      ...(printed && { garment: printed.garment, surface: printed.surface, element: printed.id }),
      player: index,
    };
    const number = player.number?.trim().toUpperCase();
    if (number) {
      const judged = allowsAnyNumber ? null : checkNumber(sport, number, numbers);
      if (judged) problems.push({ code: 'number-against-rules', ...judged, at });
      const squad = numbersUniqueIn === 'squad' ? player.squad?.trim() : undefined;
      const key = `${wornAs(number)} ${squad?.toLowerCase() ?? ''}`;
      const wearers = worn.get(key) ?? [];
      worn.set(key, [...wearers, index]);
      const other = wearers.find((place) => !isSamePerson(players[place] ?? {}, player));
      const name = calledBy(player, index);
      if (other !== undefined && numbersUniqueIn !== 'none')
        problems.push({
          code: 'number-twice',
          severity: sport === 'netball' ? 'warns' : 'blocks',
          message: wornTwice(number, calledBy(players[other] ?? {}, other), name, squad),
          at,
        });
      else if (other === undefined && wearers.length > 0 && player.member === undefined)
        problems.push({
          code: 'second-shirt',
          severity: 'warns',
          message: `${name} is in the list twice with ${number}: leave it so for a second shirt.`,
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

const CODES = ['number-against-rules', 'number-twice', 'second-shirt'] as const;

function together(code: KitProblem['code'], problems: readonly KitProblem[]): KitProblem[] {
  const [first, ...others] = problems.filter((problem) => problem.code === code && problem.severity === 'warns');
  if (!first) return [];
  const more = others.length;
  return [more > 0 ? { ...first, message: `${first.message} The same goes for ${more} more.` } : first];
}
