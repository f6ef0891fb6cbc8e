import { describe, expect, it } from 'vitest';
import { patternSvg } from '../../../../tests/setup/pattern-file';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '../document/kit-garments';
import { USUAL_RULES } from '../production/make-rules';
import { proposeMapping } from './propose-mapping';
import { readTemplateSvg } from './read-template-svg';
import {
  kitGarmentOf,
  mappingFaults,
  missingPieces,
  ownPieces,
  type MappedPiece,
  type SketchedOutline,
  type TemplateGarment,
} from './template-mapping';
import { measureOutline } from './template-outlines';

const sketchesOf = (file: string): SketchedOutline[] =>
  readTemplateSvg(file, 'file').map(({ layer, name, d }) => ({ layer, name, ...measureOutline(d) }));

const shirt: TemplateGarment = { garment: 'football-shirt', cut: 'mens', collar: 'crew' };
const own = ownPieces(shirt, USUAL_RULES);
const namesIn = (outlines: readonly SketchedOutline[], mapping: readonly MappedPiece[], line: 'cut' | 'seam') =>
  mapping.map(({ size, piece, [line]: place }) => {
    const found = place === null ? undefined : outlines[place];
    return [size, piece, found && `${found.layer} / ${found.name}`];
  });

describe('the pieces of a file', () => {
  it.each(KIT_GARMENT_TYPES)('are found by name and size, for %s', (garment) => {
    const of: TemplateGarment = { garment, cut: KIT_GARMENTS[garment].cuts[0] };
    const outlines = sketchesOf(patternSvg(kitGarmentOf(of), { lines: ['cut', 'seam'] }));
    const pieces = ownPieces(of, USUAL_RULES);
    const mapping = proposeMapping(outlines, pieces);
    expect(new Set(pieces.map(({ size, piece }) => `${size} ${piece}`)).size).toBe(pieces.length);
    for (const line of ['cut', 'seam'] as const)
      expect(namesIn(outlines, mapping, line)).toEqual(
        pieces.map(({ size, piece }) => [size, piece, `${size} / ${piece} ${line}`]),
      );
    expect(mapping.filter(({ turn, isMirrored }) => turn !== 0 || isMirrored)).toEqual([]);
    expect(mappingFaults({ outlines, own: pieces, mapping })).toEqual([]);
    expect(missingPieces(pieces, mapping)).toMatchObject({ none: [], some: [] });
  });

  it('are found by area where names say nothing, in the size of their group', () => {
    const plain = patternSvg(kitGarmentOf(shirt), { sizes: ['S', 'M'] }).replace(/ id="[^"]* cut"/g, '');
    const mapping = proposeMapping(sketchesOf(plain), own);
    const places = (piece: string) =>
      mapping.filter((each) => each.piece === piece).map(({ size, cut }) => [size, cut]);
    const names = own.filter(({ size }) => size === 'S').map(({ piece }) => piece);
    expect(places('Front')).toEqual([
      ['S', names.indexOf('Front')],
      ['M', names.length + names.indexOf('Front')],
    ]);
    expect(mapping).toHaveLength(2 * names.length);
  });

  it('are for both sides where one outline is, and for no other piece of like name', () => {
    const sketch = (layer: string, name: string, piece: string): SketchedOutline => {
      const found = own.find((each) => each.size === 'M' && each.piece === piece);
      if (!found) throw new Error(`There is no ${piece}.`);
      return { layer, name, ...found.cut };
    };
    const outlines = [sketch('Medium', 'SLEEVE', 'Left sleeve'), sketch('size-M', 'frontRib', 'Front')];
    const mapping = proposeMapping(outlines, own).filter(({ size }) => size === 'M');
    expect(mapping.filter(({ cut }) => cut === 0).map(({ piece }) => piece)).toEqual(['Left sleeve', 'Right sleeve']);
  });

  it('turns what lies across', () => {
    const front = own.find((each) => each.size === 'M' && each.piece === 'Front');
    if (!front) throw new Error('There is a front.');
    const { width, height, area, lean } = front.cut;
    const across = {
      layer: 'M',
      name: 'Front',
      width: height,
      height: width,
      area,
      lean: [lean[1], -lean[0]] as const,
    };
    expect(proposeMapping([across], own)).toMatchObject([
      { piece: 'Front', cut: 0, seam: null, turn: 90, isMirrored: false },
    ]);
  });
});

describe('a mapping', () => {
  const outlines = sketchesOf(patternSvg(kitGarmentOf(shirt), { sizes: ['M'], lines: ['cut', 'seam'] }));
  const [first] = proposeMapping(outlines, own);
  if (!first) throw new Error('Something is proposed.');
  it.each<[string, MappedPiece[], string]>([
    ['an unknown piece', [{ ...first, piece: 'Cape' }], 'no such piece'],
    ['an outline that is not there', [{ ...first, cut: 99 }], 'no such outline'],
    ['no outline', [{ ...first, cut: null, seam: null }], 'choose an outline'],
    ['a piece twice', [first, first], 'mapped twice'],
    ['a seam line beyond the cut line', [{ ...first, cut: first.seam, seam: first.cut }], 'larger than the cut'],
  ])('is refused with %s', (_, mapping, message) => {
    expect(mappingFaults({ outlines, own, mapping })[0]?.message).toContain(message);
  });

  it('is refused in another unit', () => {
    const inches = outlines.map((each) => ({ ...each, width: each.width * 25.4, height: each.height * 25.4 }));
    expect(mappingFaults({ outlines: inches, own, mapping: [first] })[0]?.message).toContain('three times');
  });

  it('says what it lacks', () => {
    const { none, some, whole } = missingPieces(own, [first]);
    expect([none.length, whole, some.map(({ size, missing }) => [size, missing.length])]).toEqual([10, [], [['M', 4]]]);
  });
});
