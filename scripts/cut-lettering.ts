import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font, type Path } from 'fontkit';
import { KIT_FONT_IDS, type KitFontId } from '../src/domain/kits/document/kit-fonts';
import { shirtTextProblem } from '@/domain/orders/shirt-text';
import { say } from './lib/log.mjs';

/** `npm run draw:lettering`: cuts outlines for kits out of updated fonts (format: `unpack-outlines.ts`). */
const PACKAGES = 'node_modules/@fontsource';
const TARGET = 'src/domain/kits/lettering/fonts';

const FONTS: Record<KitFontId, readonly [name: string, style: string]> = {
  block: ['sofia-sans-condensed', '900-normal'],
  condensed: ['anton', '400-normal'],
  tall: ['bebas-neue', '400-normal'],
  narrow: ['oswald', '700-normal'],
  gothic: ['league-gothic', '400-normal'],
  compact: ['fira-sans-extra-condensed', '800-normal'],
  sprint: ['saira-extra-condensed', '800-normal'],
  shoulder: ['big-shoulders-display', '900-normal'],
  college: ['alfa-slab-one', '400-normal'],
  classic: ['roboto-slab', '900-normal'],
  slab: ['rokkitt', '800-normal'],
  wide: ['montserrat', '900-normal'],
  rounded: ['nunito', '900-normal'],
  speed: ['exo-2', '800-italic'],
  dash: ['kanit', '800-italic'],
  angular: ['chakra-petch', '700-normal'],
  signal: ['bungee', '400-normal'],
  stencil: ['saira-stencil-one', '400-normal'],
  script: ['lobster', '400-normal'],
  handwritten: ['pacifico', '400-normal'],
};

const CAPITAL = 1000;
/** Smaller movements are not kerned. */
const LEAST_KERNING = 12;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const CAPITALS = range(0x41, 0x5a);
const SMALL = range(0x61, 0x7a);
const FIGURES = range(0x30, 0x39);
/** A space for all white space (as in `lay-out-text.ts`). */
const PRINTABLE = range(0x20, 0x201d).filter(
  (character) => character.normalize() === character && !/[^ \S]/.test(character) && !shirtTextProblem(character),
);

const PAIRS = [
  ...CAPITALS.flatMap((a) => [...CAPITALS, ...SMALL].map((b) => a + b)),
  ...SMALL.flatMap((a) => SMALL.map((b) => a + b)),
  ...FIGURES.flatMap((a) => FIGURES.map((b) => a + b)),
];

/** Latin first. */
async function partsOf(folder: string, style: string): Promise<[Font, ...Font[]]> {
  const [latin, ...others] = (await readdir(folder))
    .filter((name) => name.endsWith(`-${style}.woff2`))
    .toSorted((a, b) => Number(b.includes('-latin-')) - Number(a.includes('-latin-')) || a.length - b.length);
  if (!latin) throw new Error(`${folder} has no ${style}.`);
  const open = async (name: string) => {
    const font = create(await readFile(join(folder, name)));
    if (!('layout' in font)) throw new Error(`${name} is a collection of fonts.`);
    return font;
  };
  return [await open(latin), ...(await Promise.all(others.map(open)))];
}

interface Contour {
  /** Start, in whole units, y downwards. */
  x: number;
  y: number;
  d: string;
}

const LETTERS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** Rounded relative to their starts: an accent is then the same contour on every letter. */
function contoursOf(path: Path, scale: number): Contour[] {
  const contours: Contour[] = [];
  let start = [0, 0];
  let at = [0, 0];
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') {
      const [x = 0, y = 0] = args;
      start = [x, y];
      at = [0, 0];
      contours.push({ x: Math.round(x * scale), y: Math.round(-y * scale), d: '' });
      continue;
    }
    const steps: number[] = [];
    for (let i = 0; i < args.length; i += 2) {
      const to = [0, 1].map((axis) =>
        Math.round(((args[i + axis] ?? 0) - (start[axis] ?? 0)) * scale * (axis ? -1 : 1)),
      );
      steps.push(...to.map((value, axis) => value - (at[axis] ?? 0)));
      at = to;
    }
    const contour = contours.at(-1);
    if (contour) contour.d += LETTERS[command] + steps.join(' ').replaceAll(' -', '-');
  }
  return contours;
}

/** 0 if the characters form another glyph. */
function kerningOf(font: Font, pair: string): number {
  const { glyphs, positions } = font.layout(pair, { liga: false, clig: false, calt: false });
  return glyphs[0] && positions[0] && glyphs.length === 2 ? positions[0].xAdvance - glyphs[0].advanceWidth : 0;
}

const licences: string[] = [];
for (const id of KIT_FONT_IDS) {
  const [name, style] = FONTS[id];
  const parts = await partsOf(join(PACKAGES, name, 'files'), style);
  const scale = CAPITAL / parts[0].glyphForCodePoint(0x48).bbox.maxY;

  const contours = new Map<string, number>();
  const glyphs: Record<string, number[]> = {};
  for (const character of PRINTABLE) {
    const point = character.codePointAt(0) ?? 0;
    const glyph = parts.find((part) => part.hasGlyphForCodePoint(point))?.glyphForCodePoint(point);
    if (!glyph?.advanceWidth) continue;
    const places = contoursOf(glyph.path, scale).flatMap(({ x, y, d }) => {
      const index = contours.get(d) ?? contours.size;
      contours.set(d, index);
      return [index, x, y];
    });
    glyphs[character] = [Math.round(glyph.advanceWidth * scale), ...places];
  }
  const kerning = PAIRS.map((pair) => [pair, Math.round(kerningOf(parts[0], pair) * scale)] as const).filter(
    ([, units]) => Math.abs(units) >= LEAST_KERNING,
  );

  const data = JSON.stringify({ contours: [...contours.keys()], glyphs, kerning: Object.fromEntries(kerning) });
  await writeFile(join(TARGET, `${id}.json`), `${data}\n`);
  licences.push(`${id}: ${name}\n\n${await readFile(join(PACKAGES, name, 'LICENSE'), 'utf8')}`);
  say(`${id}: ${Object.keys(glyphs).length} of ${PRINTABLE.length} characters, ${data.length} bytes`);
}
await writeFile(join(TARGET, 'LICENSES.txt'), licences.join('\n\n'));
