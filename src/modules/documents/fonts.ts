import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as Renderer from '@react-pdf/renderer';
import { log } from '@/lib/log';

const modules = path.join(process.cwd(), 'node_modules');
const folder = path.join(modules, '@fontsource');
const WEIGHTS = [400, 700];

/** The brand’s letters first, then a family for what they lack: Greek, Cyrillic, rare accents. */
const FILES = [
  ['barlow-condensed', 'latin'],
  ['barlow-condensed', 'latin-ext'],
  ['barlow-condensed', 'vietnamese'],
  ['roboto-condensed', 'latin'],
  ['roboto-condensed', 'latin-ext'],
  ['roboto-condensed', 'greek'],
  ['roboto-condensed', 'greek-ext'],
  ['roboto-condensed', 'cyrillic'],
  ['roboto-condensed', 'cyrillic-ext'],
] as const;

/** Each letter is set in the first font that has it. Fonts of further scripts are added as documents need them. */
export const FONT = FILES.map(([family, subset]) => `${family} ${subset}`);

/** Han and kana are in `sc`. Arabic is Plex’s: @react-pdf counts the dots of Noto’s as letters, and cuts names. */
const SCRIPTS = [
  'noto-sans-hebrew',
  'ibm-plex-sans-arabic',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-gurmukhi',
  'noto-sans-gujarati',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-oriya',
  'noto-sans-sinhala',
  'noto-sans-thai',
  'noto-sans-khmer',
  'noto-sans-lao',
  'noto-sans-myanmar',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-ethiopic',
] as const;

/** Without a variable font: each weight is a file. */
const STATIC: ReadonlySet<string> = new Set<(typeof SCRIPTS)[number]>(['noto-sans-myanmar', 'ibm-plex-sans-arabic']);

/** Letters that fit into the narrowest column of names; those beyond Latin are wider. */
const LONGEST_WORD = 26;
const LONGEST_WIDE_WORD = 20;

let loading: Promise<void> | undefined;
let fonts: typeof Renderer.Font | undefined;

/** Reads the fonts, once; needed before `hasLetter`. */
export const loadFonts = (): Promise<void> => (loading ??= readFonts());

async function readFonts(): Promise<void> {
  const { Font } = await import('@react-pdf/renderer');
  // Breaks no names, except what would overflow its column.
  Font.registerHyphenationCallback((word) => {
    const longest = /[^\0-\u024F]/.test(word) ? LONGEST_WIDE_WORD : LONGEST_WORD;
    return word.length <= longest ? [word] : (word.match(new RegExp(`.{1,${longest}}`, 'gsu')) ?? [word]);
  });
  await Promise.all(
    FILES.map(async ([family, subset]) => {
      const name = `${family} ${subset}`;
      const weights = await Promise.all(
        WEIGHTS.map(async (fontWeight) => ({ fontWeight, src: await openType(family, subset, fontWeight) })),
      );
      await register(name, weights);
    }),
  );
  fonts = Font;
}

/** Reads only the parts of fonts that the data needs, each once: a name in Chinese costs some hundred letters. */
export async function loadFontsFor(data: unknown): Promise<void> {
  await loadFonts();
  for (const letter of lettersOf(data)) {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (!hasLetter(codePoint)) await loadScriptOf(codePoint);
  }
}

/** Beyond Latin, Greek and Cyrillic, which the first fonts have. */
const FURTHER = /[\u0530-\u1CFF\u2C80-\u2DFF\u2E80-\u{2FA1F}]/gu;

function lettersOf(data: unknown, letters = new Set<string>(), seen = new WeakSet<object>()): Set<string> {
  if (typeof data === 'string') for (const [letter] of data.normalize('NFC').matchAll(FURTHER)) letters.add(letter);
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data) || seen.has(data)) return letters;
  seen.add(data);
  for (const value of Object.values(data)) lettersOf(value, letters, seen);
  return letters;
}

type ScriptPart = { script: string; part: string; ranges: [first: number, last: number][] };
let scriptParts: Promise<ScriptPart[]> | undefined;
const loadingParts = new Map<ScriptPart, Promise<void>>();

async function loadScriptOf(codePoint: number): Promise<void> {
  const parts = await (scriptParts ??= readScriptParts());
  // A package may name letters that its files lack.
  for (const part of parts) {
    if (hasLetter(codePoint)) return;
    if (!part.ranges.some(([first, last]) => first <= codePoint && codePoint <= last)) continue;
    const loaded = loadingParts.get(part) ?? registerPart(part);
    loadingParts.set(part, loaded);
    try {
      await loaded;
    } catch (error) {
      // The document is made all the same, and shows replacements for missing letters.
      loadingParts.delete(part);
      log.error({ err: error, script: part.script }, 'The font of a script could not be read.');
      return;
    }
  }
}

const packageOf = (script: string): string =>
  path.join(modules, STATIC.has(script) ? '@fontsource' : '@fontsource-variable', script);

async function readScriptParts(): Promise<ScriptPart[]> {
  const all = await Promise.all(
    SCRIPTS.map(async (script) => {
      const file = path.join(packageOf(script), 'unicode.json');
      const parts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      return Object.entries(parts).map(([part, ranges]) => ({
        script,
        part: part.replace(/[[\]]/g, ''),
        ranges: ranges.split(',').map(rangeOf),
      }));
    }),
  );
  return all.flat();
}

/** Parses 'U+5d0-5ea' or 'U+20aa'. */
function rangeOf(text: string): [number, number] {
  const [first = '', last = first] = text.trim().slice('U+'.length).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

async function registerPart({ script, part, ranges }: ScriptPart): Promise<void> {
  const { default: subsetFont } = await import('subset-font');
  const isStatic = STATIC.has(script);
  const read = (weight: number | 'wght') =>
    readFile(path.join(packageOf(script), 'files', `${script}-${part}-${weight}-normal.woff2`));
  const letters = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
  const name = `${script} ${part}`;
  await register(
    name,
    await Promise.all(
      WEIGHTS.map(async (fontWeight) => {
        const font = await read(isStatic ? fontWeight : 'wght');
        const variationAxes = isStatic ? undefined : { wght: fontWeight };
        const cut = await subsetFont(font, letters, { targetFormat: 'truetype', variationAxes });
        return { fontWeight, src: dataUrl(cut) };
      }),
    ),
  );
  FONT.push(name);
}

async function register(family: string, weights: { fontWeight: number; src: string }[]): Promise<void> {
  const { Font } = await import('@react-pdf/renderer');
  Font.register({ family, fonts: weights });
  await Promise.all(
    WEIGHTS.map(async (fontWeight) => {
      await Font.load({ fontFamily: family, fontWeight });
      const { data } = Font.getFont({ fontFamily: family, fontWeight });
      if (!hasLetters(data)) return;
      placeMarks(data);
      rememberLetters(data);
    }),
  );
}

const dataUrl = (font: Buffer): string => `data:font/ttf;base64,${font.toString('base64')}`;

/** Unpacked: fontkit unpacks a compressed font again for each letter that it embeds, half the cost of a document. */
async function openType(family: string, subset: string, weight: number): Promise<string> {
  const { convert } = await import('fontverter');
  const file = path.join(folder, family, 'files', `${family}-${subset}-${weight}-normal.woff`);
  return dataUrl(await convert(await readFile(file), 'truetype'));
}

/** In every weight. Needs `loadFonts`. */
export const hasLetter = (codePoint: number): boolean =>
  WEIGHTS.every((fontWeight) =>
    FONT.some((fontFamily) => {
      const font = fonts?.getFont({ fontFamily, fontWeight });
      return font !== undefined && hasLetters(font.data) && font.data.hasGlyphForCodePoint(codePoint);
    }),
  );

/** fontkit throws if a font lacks the anchor of a mark: the mark then follows its letter. */
function placeMarks(font: Letters): void {
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...rest) => {
    try {
      return layout(text, features, ...rest);
    } catch {
      return layout(text, { ...features, mark: false, mkmk: false }, ...rest);
    }
  };
}

/** Letters with a shape for each place in a word; a tatweel beside one represents a joining letter. */
const JOINING = /^(?=\p{Script=Arabic})\p{L}$/u;

/** fontkit maps a shape to its first letters only; the e of an é has none, so that texts could not be searched. */
function rememberLetters(font: Letters): void {
  for (const codePoint of font.characterSet) {
    const letter = String.fromCodePoint(codePoint);
    if (letter.normalize('NFKC') !== letter) continue;
    font.glyphForCodePoint(codePoint);
    if (JOINING.test(letter)) for (const joined of [`ـ${letter}`, `${letter}ـ`, `ـ${letter}ـ`]) font.layout(joined);
  }
}

type Letters = {
  characterSet: readonly number[];
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => unknown;
  layout: (text: string, features?: Record<string, boolean>, ...rest: unknown[]) => unknown;
};

const hasLetters = (font: object | null): font is Letters => font !== null && 'hasGlyphForCodePoint' in font;
