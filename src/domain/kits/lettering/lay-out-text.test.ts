import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KitLettering } from '../document/kit-document';
import { KIT_FONT_IDS, KIT_FONTS } from '../document/kit-fonts';
import { starterKit } from '../document/starter-kit';
import { boundsOf, parsePath } from '../outline-path';
import { LEAST_SQUEEZE, layOutText, type TextLayout } from './lay-out-text';
import { fontsOf, loadOutlines } from './load-outlines';
import type { Outlines } from './outlines';

/** Letters of 400 × 1,000 units with an advance of 500; A and V are 100 closer. */
const bar = 'M50 0L450 0L450-1000L50-1000Z';
const outlines: Outlines = {
  block: {
    glyphs: { A: [500, bar], Á: [500, bar], V: [500, bar], I: [500, bar], ' ': [200, ''] },
    kerning: { AV: -100 },
  },
};
const lettering: KitLettering = { font: 'block', color: 1, outline: null, shadow: null, arc: 0, spacing: 0 };
const box = { height: 100, maxWidth: 1000 };

const layOut = (text: string, changes: Partial<KitLettering> = {}, size = box) =>
  layOutText(text, { ...lettering, ...changes }, size, outlines);

const inkOf = ({ marks }: TextLayout) => {
  const mark = marks.at(-1);
  return mark?.kind === 'fill' ? boundsOf(parsePath(mark.d)) : null;
};

describe('layOutText', () => {
  it('centres the ink of the letters, capitals as high as asked', () => {
    expect(layOut('I')).toEqual({
      marks: [{ kind: 'fill', ink: 1, d: 'M-20 50L20 50L20 -50L-20 -50Z' }],
      width: 40,
      height: 100,
      missing: [],
      squeeze: 1,
      tooLong: false,
    });
    expect(layOut('II').width).toBe(90);
    expect(inkOf(layOut(' I I '))).toEqual({ left: -55, top: -50, right: 55, bottom: 50 });
  });

  it('kerns, with accents as without, and spaces letters by heights of a capital', () => {
    expect(layOut('AV').width).toBe(80);
    expect(layOut('ÁV').width).toBe(80);
    expect(layOut('A\u0301V').width).toBe(80);
    expect(layOut('VA').width).toBe(90);
    expect(layOut('AV', { spacing: 0.2 }).width).toBe(100);
  });

  it('condenses what is too wide to 70 %, and makes smaller what is wider still', () => {
    expect(layOut('II', {}, { height: 100, maxWidth: 72 })).toMatchObject({
      ...{ width: 72, height: 100, squeeze: 0.8, tooLong: false },
      marks: [{ d: 'M-36 50L-4 50L-4 -50L-36 -50ZM4 50L36 50L36 -50L4 -50Z' }],
    });
    const tooLong = layOut('II', {}, { height: 100, maxWidth: 31.5 });
    expect(tooLong).toMatchObject({ squeeze: LEAST_SQUEEZE, tooLong: true });
    expect([tooLong.width, tooLong.height]).toEqual([31.5, 50]);
    expect(inkOf(tooLong)).toEqual({ left: -15.75, top: -25, right: 15.75, bottom: 25 });
  });

  it('counts the outline, which keeps its width, and not the shadow', () => {
    const outline = { color: 2, width: 5 };
    const shadow = { color: '#000000', x: 3, y: 4 };
    const layout = layOut('II', { outline, shadow }, { height: 100, maxWidth: 82 });
    expect(layout).toMatchObject({ width: 82, height: 110, squeeze: 0.8 });
    const d = 'M-36 50L-4 50L-4 -50L-36 -50ZM4 50L36 50L36 -50L4 -50Z';
    expect(layout.marks).toEqual([
      {
        kind: 'group',
        transform: [1, 0, 0, 1, 3, 4],
        marks: [
          { kind: 'fill', d, ink: '#000000' },
          { kind: 'stroke', d, ink: '#000000', width: 10 },
        ],
      },
      { kind: 'stroke', d, ink: 2, width: 10 },
      { kind: 'fill', d, ink: 1 },
    ]);
  });

  it('bends the line by an angle, its inner side as long as the text', () => {
    // A line of 90 mm bent by 90° has a radius of 57.3 mm, and letters that reach 100 mm beyond it.
    const radius = 90 / (Math.PI / 2);
    const width = 2 * (radius + 100) * Math.SQRT1_2;
    const height = 100 + radius * (1 - Math.SQRT1_2);
    const up = layOut('II', { arc: 90 });
    expect([up.width, up.height]).toEqual([expect.closeTo(width, 2), expect.closeTo(height, 2)]);
    expect(layOut('II', { arc: -90 })).toMatchObject({ width: up.width, height: up.height });

    // The middle letter of three is upright, at the highest point of an arch and the lowest of a bowl.
    const firstOf = (layout: TextLayout) => {
      const mark = layout.marks[0];
      return mark?.kind === 'fill' ? parsePath(mark.d) : [];
    };
    const arch = layOut('III', { arc: 60 });
    const bowl = layOut('III', { arc: -60 });
    const middle = boundsOf(firstOf(arch).slice(5, 10));
    expect(middle).toMatchObject({ left: -20, right: 20 });
    expect(middle?.top).toBeCloseTo(-arch.height / 2, 1);
    expect(boundsOf(firstOf(bowl).slice(5, 10))?.bottom).toBeCloseTo(bowl.height / 2, 1);
    // Its neighbours lean outwards on an arch: the left one’s foot is further left in a bowl.
    expect(firstOf(arch)[0]?.points[0]).toBeGreaterThan(firstOf(arch)[3]?.points[0] ?? 0);
    expect(firstOf(bowl)[0]?.points[0]).toBeLessThan(firstOf(bowl)[3]?.points[0] ?? 0);
  });

  it('fits what is bent into its width as well', () => {
    const free = layOut('IIIII', { arc: 90 });
    const fitted = layOut('IIIII', { arc: 90 }, { height: 100, maxWidth: free.width - 40 });
    expect(fitted.width).toBeCloseTo(free.width - 40, 2);
    expect(fitted.tooLong).toBe(false);
    expect(layOut('IIIII', { arc: 90 }, { height: 100, maxWidth: 60 })).toMatchObject({ tooLong: true });
  });

  it('names what the font lacks, each once, and sets an empty box for it', () => {
    // An I is 40 mm wide in 50; a box 64 in 76.
    expect(layOut('IΩIΩ')).toMatchObject({ missing: ['Ω'], width: 241 });
    expect(layOut('Ω')).toMatchObject({ missing: ['Ω'], width: 64, height: 100 });
    expect(layOut('constructor').missing).toContain('c');
    expect(layOutText('I', { ...lettering, font: 'script' }, box, outlines)).toMatchObject({
      missing: ['I'],
      marks: [],
    });
  });
});

/** Small letters of the languages of Europe, ĸ and ŉ apart, which no alphabet has today. */
const LATIN =
  'abcdefghijklmnopqrstuvwxyzßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćċčďđēėęěğġģħīįıķĺļľłńņňőœŕřśşšťūůűųŵŷźżžșț';
const OTHER_SCRIPTS = {
  Greek: 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋ',
  Cyrillic: 'абвгдежзийклмнопрстуфхцчшщъыьэюяёђѓєѕіїјљњћќўџґ',
};

describe('the fonts', () => {
  it.each(KIT_FONT_IDS)('%s has capitals of 1,000 units, figures, and the letters of Europe', async (id) => {
    const font = (await loadOutlines([id]))[id];
    const { H } = font?.glyphs ?? {};
    expect(boundsOf(parsePath(H?.[1] ?? ''))).toMatchObject({ top: -1000 });
    const lacking = (letters: string) => Array.from(letters).filter((letter) => !font?.glyphs[letter]);
    expect(lacking(LATIN + LATIN.toUpperCase() + "0123456789’'-.& ")).toEqual([]);
    const scripts: readonly string[] = KIT_FONTS[id].scripts;
    for (const [script, letters] of Object.entries(OTHER_SCRIPTS))
      expect(lacking(letters + letters.toUpperCase()).length === 0, script).toBe(scripts.includes(script));
    for (const [character, [advance, d]] of Object.entries(font?.glyphs ?? {})) {
      expect(advance, character).toBeGreaterThan(0);
      expect(d, character).toMatch(/^(M[MLCQZ\d -]*Z)?$/);
    }
  });

  it('are at least twenty, all under a licence that is kept beside them', async () => {
    expect(KIT_FONT_IDS.length).toBeGreaterThanOrEqual(20);
    const licences = await readFile(join(import.meta.dirname, 'fonts/LICENSES.txt'), 'utf8');
    expect(Array.from(licences.matchAll(/^([a-z]+): [a-z0-9-]+$/gm), ([, id]) => id)).toEqual(KIT_FONT_IDS);
  });

  it('have Vietnamese where they did', async () => {
    const outlines = await loadOutlines(KIT_FONT_IDS);
    for (const id of ['college', 'condensed', 'stencil', 'rounded', 'speed', 'classic', 'script'] as const)
      expect(Array.from('ẠẤệữỹ').filter((letter) => !outlines[id]?.glyphs[letter])).toEqual([]);
  });

  it('are loaded once', async () => {
    const [first, second] = await Promise.all([loadOutlines(['speed', 'block']), loadOutlines(['block'])]);
    expect(Object.keys(first)).toEqual(['speed', 'block']);
    expect(second.block).toBe(first.block);
  });

  it('of a kit are those of its names, numbers and texts', () => {
    const kit = starterKit('hoodie', ['#000000']);
    expect(fontsOf(kit)).toEqual(['block']);
    expect(fontsOf({ elements: [] })).toEqual([]);
  });
});
