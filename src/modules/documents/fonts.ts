import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as Renderer from '@react-pdf/renderer';

const folder = path.join(process.cwd(), 'node_modules', '@fontsource');
const WEIGHTS = [400, 700];

/** The brand’s letters first, then a family that has what they leave out: Greek, Cyrillic, rare accents. */
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

/** Each letter is set in the first of them that has it. */
export const FONT = FILES.map(([family, subset]) => `${family} ${subset}`);

/** Letters that fit into the narrowest column of names; those beyond Latin are wider. */
const LONGEST_WORD = 26;
const LONGEST_WIDE_WORD = 20;

let loading: Promise<void> | undefined;
let fonts: typeof Renderer.Font | undefined;

/** Reads the fonts, once: before that nobody can say which letters they have. */
export const loadFonts = (): Promise<void> => (loading ??= readFonts());

async function readFonts(): Promise<void> {
  const { Font } = await import('@react-pdf/renderer');
  // Names are not taken apart, but for what would run out of its column.
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
      Font.register({ family: name, fonts: weights });
      await Promise.all(
        WEIGHTS.map(async (fontWeight) => {
          await Font.load({ fontFamily: name, fontWeight });
          rememberLetters(Font.getFont({ fontFamily: name, fontWeight }).data);
        }),
      );
    }),
  );
  fonts = Font;
}

/** Unpacked: fontkit unpacks a compressed font again for each letter that it embeds, half of what a document costs. */
async function openType(family: string, subset: string, weight: number): Promise<string> {
  const { convert } = await import('fontverter');
  const file = path.join(folder, family, 'files', `${family}-${subset}-${weight}-normal.woff`);
  const font = await convert(await readFile(file), 'truetype');
  return `data:font/ttf;base64,${font.toString('base64')}`;
}

/** Whether a code point can be set, in every weight. Needs `loadFonts`. */
export const hasLetter = (codePoint: number): boolean =>
  WEIGHTS.every((fontWeight) =>
    FONT.some((fontFamily) => {
      const font = fonts?.getFont({ fontFamily, fontWeight });
      return font !== undefined && hasLetters(font.data) && font.data.hasGlyphForCodePoint(codePoint);
    }),
  );

/**
 * fontkit keeps each shape with the letters it was first asked for by. The e of an é is asked for by none, and stood for no letter
 * in any later document: nobody could search, copy or hear it. Ligatures stay as texts ask for them.
 */
function rememberLetters(font: object | null): void {
  if (!hasLetters(font)) return;
  for (const codePoint of font.characterSet) {
    const letter = String.fromCodePoint(codePoint);
    if (letter.normalize('NFKC') === letter) font.glyphForCodePoint(codePoint);
  }
}

type Letters = {
  characterSet: readonly number[];
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => unknown;
};

const hasLetters = (font: object | null): font is Letters => font !== null && 'hasGlyphForCodePoint' in font;
