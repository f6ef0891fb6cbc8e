import { describe, expect, it } from 'vitest';
import { checkKit, checkOrdered } from '../checks/check-kit';
import type { KitDocument } from '../document/kit-document';
import { KIT_FONT_IDS } from '../document/kit-fonts';
import { KIT_GARMENT_TYPES } from '../document/kit-garments';
import { KIT_PATTERN_TYPES } from '../document/kit-patterns';
import { KIT_SPORTS, sportOf } from '../document/kit-sports';
import { parseKit } from '../document/parse-kit';
import { starterKit } from '../document/starter-kit';
import { wornBy } from '../document/worn-by';
import { applyDesign, setPatternType } from '../editing/design';
import { addGarment } from '../editing/garments';
import { loadOutlines } from '../lettering/load-outlines';
import { colorNamed, swatchOf } from '../palette/kit-palette';
import { KIT_GALLERY } from './kit-gallery';

describe('the gallery', () => {
  it('has at least 60 designs, eight of every sport, each with an id and a name of its own', () => {
    expect(KIT_GALLERY.length).toBeGreaterThanOrEqual(60);
    for (const key of ['id', 'name'] as const)
      expect(new Set(KIT_GALLERY.map((design) => design[key])).size).toBe(KIT_GALLERY.length);
    for (const sport of KIT_SPORTS)
      expect(KIT_GALLERY.filter((design) => design.sport === sport).length).toBeGreaterThanOrEqual(8);
  });

  it('repeats no design: each differs in pattern, colours or trim', () => {
    const looks = KIT_GALLERY.map(({ document: { garments, colorways, zones, pattern } }) =>
      JSON.stringify([garments[0]?.type, colorways[0]?.colors, zones, pattern]),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('shows every pattern, and whole kits among them', () => {
    expect(new Set(KIT_GALLERY.map(({ document }) => document.pattern.type))).toEqual(new Set(KIT_PATTERN_TYPES));
    const whole = KIT_GALLERY.filter(
      ({ document }) =>
        document.garments.some(({ type }) => type === 'football-shorts') &&
        document.garments.some(({ type }) => type === 'crew-socks'),
    );
    expect(whole.length).toBeGreaterThanOrEqual(6);
  });

  it.each(KIT_GALLERY)('$name is a kit of its sport in colours of ours', ({ sport, name, document }) => {
    expect(parseKit(document)).toEqual({ ok: true, document });
    expect(sportOf(document)).toBe(sport);
    expect(document.name).toBe(name);
    expect(document.colorways.map((each) => each.name)).toEqual(['Home', 'Away']);
    for (const { colors } of document.colorways) for (const hex of colors) expect(swatchOf(hex)).toBeDefined();
  });

  it.each(KIT_GALLERY)('$name passes the checks on every garment, put on it or with it added', async ({ document }) => {
    const outlines = await loadOutlines(KIT_FONT_IDS);
    const problems = (kit: KitDocument) =>
      checkOrdered(kit, { players: [{ name: 'SURNAME', number: 'C', size: 'M' }], nameless: ['S', 'XXL'], outlines })
        .filter(({ code }) => !['sample', 'not-printed', 'number-against-rules'].includes(code))
        .map(({ message }) => message);
    for (const type of KIT_GARMENT_TYPES) {
      const starter = starterKit(
        type,
        ['Cobalt', 'White', 'Sunflower'].map((name) => colorNamed(name as 'White')),
      );
      expect(problems(applyDesign(starter, document))).toEqual([]);
      expect(problems(addGarment(document, type))).toEqual([]);
    }
  });

  it('has no pattern on shorts and trousers, and on socks only hoops', () => {
    const worn = KIT_GALLERY.flatMap(({ document }) =>
      document.garments.map(({ type }) => [type, wornBy(document, type).pattern.type] as const),
    );
    const on = (...types: string[]) =>
      new Set(worn.flatMap(([type, pattern]) => (types.includes(type) ? [pattern] : [])));
    expect(on('football-shorts', 'cricket-trousers')).toEqual(new Set(['plain']));
    expect([...on('crew-socks')].filter((pattern) => !/plain|hoops/.test(pattern))).toEqual([]);
    const hooped = setPatternType(starterKit('rugby-jersey', ['#14213f', '#ffffff']), 'hoops');
    const [, shorts, socks] = addGarment(addGarment(hooped, 'football-shorts'), 'crew-socks').garments;
    expect([shorts?.isPlain, socks?.isPlain]).toEqual([true, undefined]);
  });

  it.each(KIT_GALLERY)('$name passes every check as it is', async ({ document }) => {
    expect(checkKit(document, { outlines: await loadOutlines(KIT_FONT_IDS) })).toEqual([]);
  });

  it.each(KIT_GALLERY)('$name has nothing that would hold up a proof', async ({ sport, document }) => {
    const number = sport === 'netball' ? 'WD' : '23';
    const players = [{ name: 'HENDERSON-COX', number, size: 'M' }];
    const problems = checkKit(document, { players, outlines: await loadOutlines(KIT_FONT_IDS) });
    expect(problems.filter(({ code }) => code !== 'sample' && code !== 'not-printed')).toEqual([]);
  });
});
