import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { KIT_GARMENT_TYPES } from '@/domain/kits/document/kit-garments';
import { KIT_PATTERN_TYPES } from '@/domain/kits/document/kit-patterns';
import { starterKit } from '@/domain/kits/document/starter-kit';
import type { Mark } from '@/domain/kits/marks';
import { clothMarks, patternPieces } from '@/domain/kits/production/pattern-pieces';
import { CUT_CONTOUR, CUT_INK, cmykOf, spotInksOf, type SpotInk } from '@/domain/kits/production/spot-inks';
import { markOperators, pathOperators, PrintInks } from './print-content';
import { readPrintPdf } from '../../../../tests/setup/read-print-pdf';
import { printPixels } from './print-picture';
import { SRGB_PROFILE } from './srgb-profile';
import { writePrintPdf } from './write-print-pdf';

const NAVY: SpotInk = { name: 'SPOT 1 1E3A8A', hex: '#1e3a8a', cmyk: cmykOf('#1e3a8a') };
const GOLD: SpotInk = { name: 'SPOT 2 FACC15', hex: '#facc15', cmyk: cmykOf('#facc15') };
const colorway = { name: 'Home', colors: [NAVY.hex, GOLD.hex] };
const square = 'M10 10L110 10L110 60L10 60Z';

async function print(marks: Mark[], spots = [NAVY, GOLD]) {
  const inks = new PrintInks(spots, colorway);
  const page = {
    width: 612.5,
    height: 871.25,
    bleed: { left: 0, top: 0, right: 120, bottom: 70 },
    trim: { left: 10, top: 10, right: 110, bottom: 60 },
    operators: markOperators(marks, inks),
  };
  return readPrintPdf(await writePrintPdf([page], inks, { title: 'Front' }));
}

describe('a print PDF', () => {
  it('is one page, true to size, its boxes counted from below', async () => {
    const pdf = await print([]);
    expect(pdf.pages).toHaveLength(1);
    const [page] = pdf.pages;
    expect(page?.width).toBeCloseTo(612.5, 3);
    expect(page?.height).toBeCloseTo(871.25, 3);
    expect(page?.trim.map((value) => Math.round(value * 1000) / 1000)).toEqual([10, 811.25, 110, 861.25]);
    expect(page?.bleed.map((value) => Math.round(value * 1000) / 1000)).toEqual([0, 801.25, 120, 871.25]);
  });

  it('has no fonts, and its inks as separations alone', async () => {
    const pdf = await print([
      { kind: 'fill', d: square, ink: 0 },
      {
        kind: 'group',
        transform: [1, 0, 0, 1, 5, 5],
        clip: square,
        marks: [{ kind: 'fill', d: square, ink: '#facc15' }],
      },
      { kind: 'stroke', d: square, ink: CUT_INK, width: 0.25 },
    ]);
    expect(pdf.fonts).toBe(0);
    expect(pdf.plates).toEqual([
      ['SPOT 1 1E3A8A', 0.78, 0.58, 0, 0.46],
      ['SPOT 2 FACC15', 0, 0.18, 0.92, 0.02],
      ['CutContour', 0, 1, 0, 0],
    ]);
    expect(pdf.operators).toEqual(
      new Set(['cm', 'cs', 'scn', 'CS', 'SCN', 'w', 'j', 'J', 'm', 'l', 'h', 'f', 'S', 'q', 'Q', 'W', 'n']),
    );
  });

  it('declares the inks that are used, and no others', async () => {
    const pdf = await print([{ kind: 'fill', d: square, ink: 1 }]);
    expect(pdf.plates.map(([name]) => name)).toEqual([GOLD.name]);
  });

  it('blends two inks as a shading of both plates', async () => {
    const blend = { from: 0, to: 1, x1: 0, y1: 10, x2: 0, y2: 60 };
    const pdf = await print([{ kind: 'fill', d: square, ink: blend }]);
    expect(pdf.blends).toEqual([{ plates: [NAVY.name, GOLD.name], line: [0, 10, 0, 60] }]);
    expect(pdf.plates.map(([name]) => name)).toEqual([NAVY.name, GOLD.name]);
    expect(pdf.operators).toContain('sh');
    const same = await print([{ kind: 'fill', d: square, ink: { ...blend, to: '#1e3a8a' } }]);
    expect([same.blends, same.plates.map(([name]) => name)]).toEqual([[], [NAVY.name]]);
  });

  it('refuses an ink that has no plate', async () => {
    await expect(print([{ kind: 'fill', d: square, ink: '#123456' }])).rejects.toThrow(
      'There is no plate for #123456.',
    );
    await expect(print([{ kind: 'fill', d: square, ink: CUT_CONTOUR.hex }])).rejects.toThrow('no plate');
  });
});

describe('the pictures of a print PDF', () => {
  const size = { width: 4, height: 2 };
  const data = Buffer.from('c81e1e 1ec81e 1e1ec8 808080 ffffff 000000 c8c81e 1ec8c8'.replaceAll(' ', ''), 'hex');

  it('are written once for all pages, and so is what their RGB is', async () => {
    const hash = 'a'.repeat(64);
    const inks = new PrintInks([NAVY], colorway, new Map([[hash, await printPixels({ ...size, channels: 3, data })]]));
    const box = { left: 0, top: 0, right: 100, bottom: 100 };
    const operators = markOperators([{ kind: 'picture', hash, href: '', ...size }], inks);
    const page = { ...{ width: 100, height: 100, bleed: box, trim: box }, operators };
    const pdf = await readPrintPdf(await writePrintPdf([page, page], inks, { title: 'Crest' }));
    expect(pdf.images).toEqual([{ ...size, hasMask: false, hasProfile: true }]);
    expect(pdf.profiles.map((each) => Buffer.from(each).equals(SRGB_PROFILE))).toEqual([true]);
    expect(await print([])).toMatchObject({ images: [], profiles: [] });
  });

  it('are in sRGB, as another program reads its profile', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'profile-'));
    const file = path.join(folder, 'srgb.icc');
    await writeFile(file, SRGB_PROFILE);
    const raw = sharp(data, { raw: { ...size, channels: 3 } });
    const tagged = await raw.withIccProfile(file).png().toBuffer();
    await rm(folder, { recursive: true });
    expect(Buffer.from(SRGB_PROFILE).equals((await sharp(tagged).metadata()).icc ?? Buffer.alloc(0))).toBe(true);
    const [written, read] = await Promise.all(
      [{ ignoreIcc: true }, {}].map((options) => sharp(tagged, options).raw().toBuffer()),
    );
    for (const values of [written, read])
      expect(Math.max(...data.map((value, at) => Math.abs(value - (values?.[at] ?? -255))))).toBeLessThanOrEqual(1);
  });
});

describe('markOperators', () => {
  it.each(KIT_GARMENT_TYPES)('writes %s in all patterns, with no ink besides the kit’s', (type) => {
    const kit = starterKit(type, [...colorway.colors, '#ffffff']);
    const [garment] = kit.garments;
    for (const pattern of KIT_PATTERN_TYPES)
      for (const piece of garment ? patternPieces(garment, 'L') : []) {
        kit.pattern = { type: pattern, colors: [1, 2], scale: 1, angle: 30 };
        const inks = new PrintInks(spotInksOf(kit, kit.colorways[0] ?? colorway), kit.colorways[0] ?? colorway);
        const operators = markOperators([clothMarks(kit, piece)], inks);
        expect(operators, pattern).toContain('/S0 cs 1 scn');
        expect(operators, pattern).not.toMatch(/NaN|undefined|Infinity|e-/);
      }
  });
});

describe('pathOperators', () => {
  it('writes quadratic curves as the cubic ones they are', () => {
    expect(pathOperators('M0 0Q30 0 30 30L0 30Z')).toBe('0 0 m\n20 0 30 10 30 30 c\n0 30 l\nh\n');
  });
});
