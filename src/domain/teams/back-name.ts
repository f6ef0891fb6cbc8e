import { shirtTextProblem, unprintableLetter } from '../orders/shirt-text';
import { DEFAULT_SHIRT_RULES, type BackNameRule, type ShirtRules } from './shirt-rules';

export const MAX_NAME_ON_BACK = 20;

/** Words that begin a surname: Dutch, German, the Romance languages’, Arabic, Hebrew, Nordic. */
const PARTICLES = new Set(
  (
    'van von vom zu zum zur der den de des del della delle dello degli dei di da do dos das du d la le las los lo ' +
    "ter ten te ’t ‘t 't ’s y e i af av el al bin ibn ben bat abu st st. san santa saint mac fitz ó ní nic ap"
  ).split(' '),
);

const SUFFIX = /^(?:jn?r|sn?r|ii|iii|iv|v|2nd|3rd|4th)\.?$/i;

const isParticle = (word: string): boolean => PARTICLES.has(word.toLowerCase());

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** 'Smith, John' is John Smith; particles, the words after them and suffixes belong to the surname. */
export function splitName(name: string): { given: string; surname: string } {
  const parts = name.split(',').map((part) => part.trim());
  const suffixes = parts.slice(1).filter((part) => SUFFIX.test(part));
  const [first = '', ...given] = parts.filter((part) => part !== '' && !suffixes.includes(part));
  if (given.length > 0) return { given: given.join(' '), surname: [first, ...suffixes].join(' ') };
  const words = wordsOf(first);
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? words.splice(-1) : [];
  const particle = words.findIndex((word, place) => place > 0 && place < words.length - 1 && isParticle(word));
  const at = words.slice(0, -1).every(isParticle) ? 0 : particle > 0 ? particle : words.length - 1;
  return { given: words.slice(0, at).join(' '), surname: [...words.slice(at), ...suffix, ...suffixes].join(' ') };
}

const BY_RULE: Record<BackNameRule, (name: string) => string> = {
  surname: (name) => splitName(name).surname,
  initial_surname: (name) => {
    const { given, surname } = splitName(name);
    const [initial] = given;
    return initial ? `${initial}. ${surname}` : surname;
  },
  as_typed: (name) => wordsOf(name).join(' '),
};

type Named = { name: string; nameOnBack: string | null };
type Names = Pick<ShirtRules, 'backNames' | 'capitalNames'>;

export const inTeamCase = (name: string, { capitalNames }: Pick<Names, 'capitalNames'>): string =>
  capitalNames ? name.toLocaleUpperCase('en') : name;

export function backNameOf({ name, nameOnBack }: Named, rules: Names): { text: string; cutFrom?: string } {
  const whole = inTeamCase(nameOnBack?.trim() || BY_RULE[rules.backNames](name), rules);
  const letters = [...whole];
  if (letters.length <= MAX_NAME_ON_BACK) return { text: whole };
  return { text: letters.slice(0, MAX_NAME_ON_BACK).join('').trim(), cutFrom: whole };
}

export function cutNameText(player: Named, rules: Names): string | undefined {
  const { text, cutFrom } = backNameOf(player, rules);
  return cutFrom && `“${cutFrom}” is cut to “${text}”: a back has room for ${MAX_NAME_ON_BACK} characters.`;
}

export function printedNameProblem(player: Named, rules: Names = DEFAULT_SHIRT_RULES): string | undefined {
  if (player.nameOnBack?.trim()) return shirtTextProblem(player.nameOnBack);
  const letter = unprintableLetter(backNameOf(player, { ...rules, capitalNames: false }).text);
  return (
    letter && `“${letter}” cannot be printed on a shirt. Enter a name on back in Latin, Greek or Cyrillic letters.`
  );
}
