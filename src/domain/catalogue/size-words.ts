/** Parses foreign sizes: 'Youth L', 'Men’s M', 'XX-Large', 'Age 9/10', '140 cm'. */
import { childSizeBy } from './size-chart';
import { isBoysSize, SIZE_CODES, sizeCodeOf, type SizeCode } from './sizes';

/** Words without accents and apostrophes, in English, German, Dutch, French, Spanish, Portuguese and Italian. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Girls wear the sizes of boys (size guide). */
const CHILD = words(
  'boy boys girl girls youth youths yth junior juniors jnr jr jrs kid kids child children childs childrens y j ' +
    'kinder kind jungen madchen jongens meisjes kinderen enfant enfants garcon fille nino nina ninos infantil juvenil ' +
    'crianca menino menina bambino bambina bambini ragazzo ragazza',
);
const ADULT = words(
  'adult adults men mens man mans male women womens woman womans ladies lady female unisex senior seniors snr ' +
    'herren damen erwachsene heren dames volwassenen homme femme adulte hombre mujer adulto adultos homem mulher uomo donna',
);
const FILLER = words('size sizes sz fit groesse grosse gr taille talla tamanho taglia maat');

const LETTERS: Record<'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL', string> = {
  XS: 'xs xsm xsml xsmall extrasmall',
  S: 's sm sml small klein petit pequeno piccolo',
  M: 'm md med medium mittel middel moyen mediano medio',
  L: 'l lg lge lrg large gross groot grand grande',
  XL: 'xl xlg xlge xlrg xlarge extralarge',
  XXL: 'xxl 2xl 2x xxlarge 2xlarge 2xlg doublexl doublexlarge extraextralarge',
  XXXL: 'xxxl 3xl 3x xxxlarge 3xlarge 3xlg triplexl triplexlarge',
};

const BY_WORD = new Map(
  Object.entries(LETTERS).flatMap(([letters, known]) => known.split(' ').map((word) => [word, letters] as const)),
);

const YEARS = words('age ages aged yrs yr years year yo old y j a jahre jahr jaar ans anos anni');
const CENTIMETRES = words('cm height hohe');

/** Size meant by a word; undefined if ambiguous or not made: the author decides then. */
export function sizeOfWord(text: string): SizeCode | undefined {
  return sizeCodeOf(text) ?? sizeOfTokens(tokensOf(text));
}

const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replace(/ß/g, 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLER.has(word));

function sizeOfTokens(tokens: readonly string[]): SizeCode | undefined {
  const measured = sizeByMeasure(tokens);
  if (measured) return measured;
  const [isChild, isAdult] = [CHILD, ADULT].map((known) => tokens.some((word) => known.has(word)));
  const word = tokens.filter((each) => !CHILD.has(each) && !ADULT.has(each)).join('');
  if (isChild && isAdult) return undefined;
  const letters = BY_WORD.get(word);
  if (letters) return codeOf(letters, isChild === true);
  // 'YL' and 'AXL', as American shops write them.
  const [audience, short] = [word[0], BY_WORD.get(word.slice(1))];
  if (!short || word.length > 4 || isChild || isAdult) return undefined;
  return audience === 'y' || audience === 'a' ? codeOf(short, audience === 'y') : undefined;
}

function codeOf(letters: string, isChild: boolean): SizeCode | undefined {
  const code = isChild ? `${letters}B` : letters;
  return SIZE_CODES.find((each) => each === code && isBoysSize(each) === isChild);
}

/** By age or height, as children’s sizes are sold; a number below 100 needs a word for its unit. */
function sizeByMeasure(tokens: readonly string[]): SizeCode | undefined {
  if (tokens.some((word) => ADULT.has(word))) return undefined;
  const apart = tokens.flatMap((word) => word.match(/\d+|\D+/g) ?? []);
  const numbers = apart.filter((word) => /^\d+$/.test(word)).map(Number);
  const others = apart.filter((word) => !/^\d+$/.test(word));
  const [from, to = from] = numbers;
  if (from === undefined || to === undefined || numbers.length > 2 || from > to) return undefined;
  if (others.some((word) => ![CHILD, YEARS, CENTIMETRES].some((known) => known.has(word)))) return undefined;
  if (from >= 100) return others.some((word) => YEARS.has(word)) ? undefined : childSizeBy('Height', from, to);
  return numbers.length === 2 || others.length > 0 ? childSizeBy('Age', from, to) : undefined;
}
