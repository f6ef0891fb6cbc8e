import { describe, expect, it } from 'vitest';
import { edgeOf, findPlacement, sizeOf } from '../checks/placement';
import { checkKit } from '../checks/check-kit';
import type { KitDocument } from '../document/kit-document';
import { KIT_FONT_IDS } from '../document/kit-fonts';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '../document/kit-garments';
import { starterKit } from '../document/starter-kit';
import { KIT_GALLERY } from '../gallery/kit-gallery';
import { surfaceOf } from '../garments/surface-of';
import { loadOutlines } from '../lettering/load-outlines';
import { garmentOf } from '../paint/paint-surface';
import { addGarment, setCut } from './garments';
import { addLettered, addLogo, putElement } from './elements';

const COLORS = ['#14213f', '#ffffff'];
const LOGO = { name: 'Crest', width: 10, height: 10, shapes: [{ d: 'M0 0L10 0L5 10Z', color: 1 }] };
const outlines = await loadOutlines(KIT_FONT_IDS);

const misplaced = (document: KitDocument): string[] =>
  document.elements.flatMap((element) => {
    const surface = surfaceOf(garmentOf(document, element.garment), element.surface);
    const size = sizeOf(element, [{ name: 'HENDERSON-COX', number: '23' }], outlines);
    const finding = surface && findPlacement(edgeOf(size, element), surface);
    return finding ? [`${element.id} on ${element.garment} ${element.surface}: ${finding}`] : [];
  });

const cuts = KIT_GARMENT_TYPES.flatMap((type) => KIT_GARMENTS[type].cuts.map((cut) => ({ type, cut })));
const spots = cuts.flatMap(({ type, cut }) => KIT_GARMENTS[type].surfaces.map((surface) => ({ type, cut, surface })));

describe('another cut', () => {
  it('takes what stands on a garment along, smaller where the garment is', () => {
    const kit = starterKit('football-shirt', COLORS);
    const boys = setCut(kit, 'football-shirt', 'boys');
    // Boys’ are 0.86 as wide and 0.8 as long.
    expect(boys.elements).toMatchObject([
      { kind: 'name', x: 0, y: 104, height: 44, maxWidth: 256 },
      { kind: 'number', x: 0, y: 240, height: 184, maxWidth: 256 },
    ]);
    expect(setCut(boys, 'football-shirt', 'mens')).toEqual(kit);
  });

  it('leaves other garments of the kit as they are', () => {
    const kit = addGarment(starterKit('football-shirt', COLORS), 'training-tee');
    const changed = setCut(kit, 'training-tee', 'boys');
    expect(changed.elements.slice(0, 2)).toEqual(kit.elements.slice(0, 2));
    expect(changed.elements.slice(2)).not.toEqual(kit.elements.slice(2));
  });

  it('is the cut that a new garment’s name and number are placed for', () => {
    const boys = setCut(starterKit('football-shirt', COLORS), 'football-shirt', 'boys');
    const [, , name, number] = addGarment(boys, 'rugby-jersey').elements;
    expect([name, number]).toMatchObject([{ height: 44 }, { height: 184 }]);
  });

  it.each(KIT_GALLERY)('leaves everything of $name within the safe area', ({ document }) => {
    for (const { type, cut } of cuts) {
      const worn = setCut(document, type, cut);
      expect(misplaced(worn), `${type} ${cut}`).toEqual([]);
    }
  });
});

describe('what is new', () => {
  it.each(spots)('lies well on the $surface of $type ($cut)', ({ type, cut, surface }) => {
    const empty = { ...setCut(starterKit(type, COLORS), type, cut), elements: [] };
    const spot = { garment: type, surface };
    const kits = [
      addLogo(empty, spot, LOGO),
      ...(['text', 'name', 'number'] as const).map((kind) => addLettered(empty, kind, spot)),
    ];
    for (const { document } of kits) {
      expect(document.elements).toHaveLength(1);
      expect(misplaced(document)).toEqual([]);
      expect(checkKit(document, { outlines }).filter(({ code }) => code === 'too-long')).toEqual([]);
    }
  });

  it('is as large where it is moved to as its kind is there, and back again', () => {
    const kit = starterKit('football-shirt', COLORS);
    const front = putElement(kit, 'football-shirt-number', { garment: 'football-shirt', surface: 'front' });
    expect(front.elements[1]).toMatchObject({ surface: 'front', height: 90, y: 310 });
    const back = putElement(front, 'football-shirt-number', { garment: 'football-shirt', surface: 'back' });
    expect(back.elements[1]).toMatchObject({ surface: 'back', height: 230, y: 300 });
  });
});
