import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIT_GARMENT_TYPES } from '../document/kit-garments';
import { parseKitText } from '../document/parse-kit';
import type { KitElement } from '../document/kit-document';
import { starterKit } from '../document/starter-kit';
import * as elements from './elements';
import { endRun, MAX_STEPS, record, redo, startHistory, undo, type History } from './history';
import { anyEdit, COLORS, LARGE_LOGO } from '../../../../tests/setup/random-edits';
import { times } from '../../../../tests/setup/for-all';

describe('editing', () => {
  it('makes a valid kit of a valid kit, and undoing goes back through exactly the same ones', () => {
    times(300)(fc.constantFrom(...KIT_GARMENT_TYPES), fc.array(anyEdit, { maxLength: 40 }), (first, edits) => {
      const start = starterKit(first, COLORS);
      const before = structuredClone(start);
      let history = startHistory(start);
      const states = [start];
      for (const edit of edits) {
        const document = edit(history.present);
        if (document !== history.present) {
          expect(parseKitText(JSON.stringify(document))).toEqual({ ok: true, document });
          states.push(document);
        }
        history = record(history, document);
      }
      for (const state of states.toReversed()) {
        expect(history.present).toBe(state);
        history = undo(history);
      }
      expect(history.present).toEqual(before);
      for (const state of states) {
        expect(history.present).toBe(state);
        history = redo(history);
      }
    });
  });

  it('puts what is new where nothing lies under it, until there is no room', () => {
    const spot = { garment: 'football-shirt', surface: 'front' } as const;
    let document = starterKit('football-shirt', COLORS);
    for (let i = 0; i < 6; i += 1) document = elements.addLettered(document, 'text', spot, 'Hi').document;
    const places = document.elements.flatMap((each) => (each.kind === 'text' ? [each.y] : []));
    expect(places).toEqual([318, 378, 438, 498, 558, 318]);
  });

  it.each(['football-shirt', 'netball-dress', 'hoodie'] as const)(
    'puts a text on the back of a %s below its number',
    (garment) => {
      const kit = starterKit(garment, COLORS);
      const { document, id } = elements.addLettered(kit, 'text', { garment, surface: 'back' }, 'Hi');
      const spanOf = (element: KitElement | undefined) =>
        element && element.kind !== 'logo' ? [element.y - element.height / 2, element.y + element.height / 2] : [];
      const [top = 0] = spanOf(document.elements.find((each) => each.id === id));
      const [, foot = Infinity] = spanOf(document.elements.find(({ kind }) => kind === 'number'));
      expect(top).toBeGreaterThanOrEqual(foot);
    },
  );

  it('leaves a second number on the cloth, where there is no clear place for it', () => {
    const kit = starterKit('hoodie', COLORS);
    const { document, id } = elements.addLettered(kit, 'number', { garment: 'hoodie', surface: 'back' });
    const added = document.elements.find((each) => each.id === id);
    expect(added && added.kind !== 'logo' && added.y + added.height / 2).toBeLessThan(700);
  });

  it('stops at the most that a kit may hold', () => {
    let document = starterKit('football-shirt', COLORS);
    const spot = { garment: 'football-shirt', surface: 'front' } as const;
    for (let i = 0; i < 60; i += 1) document = elements.addLettered(document, 'text', spot, 'Hi').document;
    expect(document.elements).toHaveLength(40);
    expect(elements.addLettered(document, 'text', spot, 'Hi')).toEqual({ document, id: undefined });
    let heavy = starterKit('football-shirt', COLORS);
    for (let i = 0; i < 5; i += 1) heavy = elements.addLogo(heavy, spot, LARGE_LOGO).document;
    expect(heavy.elements.filter(({ kind }) => kind === 'logo')).toHaveLength(3);
  });
});

describe('replacing a logo', () => {
  const spot = { garment: 'football-shirt', surface: 'front' } as const;
  const pictureOf = (figure: string, width: number) => ({
    ...{ name: `Crest ${figure}`, width, height: 80, shapes: [{ d: 'M0 0L100 0L50 80Z', color: 0 }] },
    picture: { hash: figure.repeat(64), width: 800, height: 640 },
  });
  const lost = pictureOf('a', 100);
  let kit = elements.addLogo(starterKit('football-shirt', COLORS), spot, lost).document;
  kit = elements.rotateElement(
    elements.resizeElement(elements.moveElement(kit, 'logo-1', { x: 33 }), 'logo-1', 70),
    'logo-1',
    15,
  );
  kit = elements.copyAcross(kit, 'logo-1').document;
  kit = elements.addLogo(kit, spot, { ...lost, isFlat: true }).document;
  kit = elements.addLogo(kit, spot, pictureOf('b', 100)).document;
  const logos = kit.elements.filter((each) => each.kind === 'logo');
  const [crest, copy, flat, other] = logos;

  it('keeps place, width and rotation, of all that are printed as the same picture', () => {
    expect(logos).toHaveLength(4);
    const found = pictureOf('c', 50);
    const { document, id } = elements.replaceLogo(kit, crest!, found);
    expect(id).toBe('logo-1');
    const after = document.elements.filter((each) => each.kind === 'logo');
    expect(after).toEqual([{ ...crest, logo: found }, { ...copy, logo: found }, flat, other]);
    expect(elements.replaceLogo(document, after[0]!, found).document).toBe(document);
  });

  it('adds it where it has been removed meanwhile', () => {
    const without = elements.removeElement(kit, 'logo-1');
    const { document, id } = elements.replaceLogo(without, crest!, pictureOf('c', 50));
    expect(document.elements).toHaveLength(kit.elements.length);
    expect(document.elements.find((each) => each.id === id)).toMatchObject({ kind: 'logo', ...spot, rotation: 0 });
  });
});

describe('history', () => {
  const runs = (...edits: [value: number, run?: string][]): History<number> =>
    edits.reduce((history, [value, run]) => record(history, value, run), startHistory(0));
  const all = (history: History<number>): number[] => [...history.past, history.present];

  it('takes a run as one step', () => {
    expect(all(runs([1, 'drag'], [2, 'drag'], [3, 'drag'], [4]))).toEqual([0, 3, 4]);
    expect(undo(runs([1, 'drag'], [2, 'drag'])).present).toBe(0);
    expect(all(record(endRun(runs([1, 'drag'])), 2, 'drag'))).toEqual([0, 1, 2]);
    expect(all(runs([1, 'drag'], [2, 'slider']))).toEqual([0, 1, 2]);
  });

  it('never joins a run over an undo', () => {
    expect(all(record(undo(runs([1], [2, 'drag'])), 3, 'drag'))).toEqual([0, 1, 3]);
  });

  it('forgets what was undone once something new is done, and the oldest beyond its bound', () => {
    expect(redo(record(undo(runs([1], [2])), 5)).present).toBe(5);
    const long = runs(...Array.from({ length: MAX_STEPS + 9 }, (_, i): [number] => [i + 1]));
    expect(long.past).toHaveLength(MAX_STEPS);
    expect(long.past[0]).toBe(9);
  });
});
