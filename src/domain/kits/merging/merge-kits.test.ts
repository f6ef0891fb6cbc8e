import { describe, expect, it } from 'vitest';
import type { KitDocument } from '../document/kit-document';
import { starterKit } from '../document/starter-kit';
import { addColor, addColorway, removeColor, removeColorway, setBase, setColor, setZone } from '../editing/colors';
import { setPattern, setPatternType } from '../editing/design';
import { addLettered, moveElement, removeElement, resizeElement, setLettering } from '../editing/elements';
import { addGarment, removeGarment, setCollar } from '../editing/garments';
import { record, startHistory, undo } from '../editing/history';
import { mergeKits } from './merge-kits';
import { rebaseHistory } from './rebase-history';

const KIT = addGarment(starterKit('football-shirt', ['#111111', '#ffffff', '#facc15'], 'Home'), 'football-shorts');
const NAME = 'football-shirt-name';
type Edit = (kit: KitDocument) => KitDocument;

const merge = (mine: Edit, theirs: Edit, base = KIT) => mergeKits(base, mine(base), theirs(base));
const colorsOf = ({ colorways }: KitDocument) => colorways.map(({ colors }) => colors);
const element = (kit: KitDocument, id = NAME) => kit.elements.find((each) => each.id === id);
const text: Edit = (kit) =>
  addLettered(kit, 'text', { garment: 'football-shorts', surface: 'front' }, 'Hello').document;

describe('two changes', () => {
  it('of different fields of one element, garment or pattern both count', () => {
    const { document, conflicts } = merge(
      (kit) => setPattern(setCollar(moveElement(kit, NAME, { x: 9 }), 'football-shirt', 'crew'), { angle: 30 }),
      (kit) => setPatternType(setLettering(resizeElement(kit, NAME, 70), NAME, { font: 'script' }), 'sash'),
    );
    expect(conflicts).toEqual([]);
    expect(element(document)).toMatchObject({ x: 9, height: 70, lettering: { font: 'script' } });
    expect(document.garments[0]?.collar).toBe('crew');
    expect(document.pattern).toMatchObject({ type: 'sash', angle: 30 });
  });

  it('of the same field are a conflict, which the later one wins', () => {
    const { document, conflicts } = merge(
      (kit) => moveElement(kit, NAME, { x: 9 }),
      (kit) => moveElement(kit, NAME, { y: 99 }),
    );
    expect(conflicts).toEqual([`element.${NAME}.place`]);
    expect(element(document)).toMatchObject({ x: 9, y: 130 });
  });

  it('of which one deletes what the other changes are decided by the later one', () => {
    const [deletes, moves]: Edit[] = [(kit) => removeElement(kit, NAME), (kit) => moveElement(kit, NAME, { x: 9 })];
    for (const [mine, theirs, x] of [
      [moves, deletes, 9],
      [deletes, moves, undefined],
    ] as const) {
      const { document, conflicts } = merge(mine as Edit, theirs as Edit);
      expect(conflicts).toEqual([`element.${NAME}`]);
      expect(element(document)?.x).toBe(x);
    }
  });

  it('leave a garment there for what one puts onto it while the other removes it', () => {
    for (const both of [
      merge(text, (kit) => removeGarment(kit, 'football-shorts')),
      merge((kit) => removeGarment(kit, 'football-shorts'), text),
    ]) {
      expect(both.document.garments.map(({ type }) => type)).toEqual(['football-shirt', 'football-shorts']);
      expect(element(both.document, 'text-1')).toMatchObject({ text: 'Hello' });
    }
  });

  it('that leave no garment between them leave the first, whichever came first', () => {
    const withoutShorts: Edit = (kit) => removeGarment(kit, 'football-shorts');
    const withoutShirt: Edit = (kit) => removeGarment(kit, 'football-shirt');
    for (const both of [merge(withoutShorts, withoutShirt), merge(withoutShirt, withoutShorts)])
      expect(both.document.garments.map(({ type }) => type)).toEqual(['football-shirt']);
  });
});

describe('colours', () => {
  it('that both add are both there, and what is drawn in each stays so', () => {
    const { document } = merge(
      (kit) => setBase(addColor(kit, '#00ff00'), 3),
      (kit) => setZone(addColor(kit, '#ff0000'), 'collar', 3),
    );
    const [colors = []] = colorsOf(document);
    expect(colors).toHaveLength(5);
    expect(colors[document.base]).toBe('#00ff00');
    expect(colors[document.zones.collar ?? 9]).toBe('#ff0000');
  });

  it('are one where both add the same', () => {
    const same: Edit = (kit) => addColor(kit, '#00ff00');
    expect(colorsOf(merge((kit) => setBase(same(kit), 3), same).document)).toEqual([
      ['#111111', '#ffffff', '#facc15', '#00ff00'],
    ]);
  });

  it('that one removes stay for what the other draws in them, and shift for nobody else', () => {
    const base = setZone(KIT, 'cuffs', 2);
    const kept = merge(
      (kit) => setZone(kit, 'collar', 1),
      (kit) => removeColor(kit, 1),
      base,
    ).document;
    expect(colorsOf(kept)).toEqual([['#111111', '#ffffff', '#facc15']]);
    const gone = merge(
      (kit) => setColor(kit, 0, 2, '#ff0000'),
      (kit) => removeColor(kit, 1),
      base,
    ).document;
    expect(colorsOf(gone)).toEqual([['#111111', '#ff0000']]);
    expect(gone.zones.cuffs).toBe(1);
  });

  it('beyond what a kit may have become the nearest that there is', () => {
    const full = ['#222222', '#333333'].reduce(addColor, KIT);
    const { document } = merge(
      (kit) => setBase(addColor(kit, '#fefefe'), 5),
      (kit) => addColor(kit, '#00ff00'),
      full,
    );
    expect(colorsOf(document)[0]).toEqual(['#111111', '#ffffff', '#facc15', '#222222', '#333333', '#00ff00']);
    expect(document.base).toBe(1);
  });

  it('of sets that both add have a colour for each place', () => {
    const { document } = merge(
      (kit) => addColor(kit, '#00ff00'),
      (kit) => addColorway(kit),
    );
    expect(colorsOf(document)).toEqual([
      ['#111111', '#ffffff', '#facc15', '#00ff00'],
      ['#ffffff', '#111111', '#facc15', '#00ff00'],
    ]);
  });

  it('of a set that one removes and the other changes are decided by the later one', () => {
    const base = addColorway(KIT);
    const { document } = merge(
      (kit) => setColor(kit, 1, 0, '#ff0000'),
      (kit) => removeColorway(kit, 1),
      base,
    );
    expect(colorsOf(document)).toHaveLength(2);
    expect(
      colorsOf(
        merge(
          (kit) => removeColorway(kit, 1),
          (kit) => setColor(kit, 0, 0, '#ff0000'),
          base,
        ).document,
      ),
    ).toEqual([['#ff0000', '#ffffff', '#facc15']]);
  });
});

it('leaves out what there is no room for beside what is saved', () => {
  const fill = (count: number, label: string) => (kit: KitDocument) => {
    let filled = kit;
    for (let i = 0; i < count; i += 1)
      filled = addLettered(filled, 'text', { garment: 'football-shirt', surface: 'front' }, `${label} ${i}`).document;
    return filled;
  };
  const { document } = merge(fill(30, 'mine'), fill(30, 'theirs'));
  const texts = document.elements.flatMap((each) => (each.kind === 'text' ? each.text : []));
  expect(document.elements).toHaveLength(40);
  expect(texts.filter((each) => each.startsWith('theirs'))).toHaveLength(30);
});

describe('the steps to undo, once others have saved', () => {
  const theirs = moveElement(KIT, NAME, { x: 99 });
  const placesAfter = (...places: number[]) => {
    const history = places.reduce((each, x) => record(each, moveElement(each.present, NAME, { x })), startHistory(KIT));
    const { history: rebased, conflicts } = rebaseHistory({ history, base: KIT, theirs, ours: new Set() });
    return {
      conflicts,
      places: [...rebased.past, rebased.present].map((kit) => element(kit)?.x),
      undone: undo(rebased),
    };
  };

  it('have mine in what both changed, back to what the other made of it', () => {
    const { conflicts, places } = placesAfter(9, 20);
    expect(conflicts).toEqual([`element.${NAME}.place`]);
    expect(places).toEqual([99, 9, 20]);
  });

  it('have theirs in what is no longer changed here: nothing of it comes back', () => {
    const { conflicts, places, undone } = placesAfter(9, 0);
    expect(conflicts).toEqual([]);
    expect(places).toEqual([99]);
    expect(element(undone.present)?.x).toBe(99);
  });
});
