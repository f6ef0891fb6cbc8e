import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KitDocument, KitLogo } from '../document/kit-document';
import { KIT_COLLARS, KIT_CUTS, KIT_GARMENT_TYPES, KIT_SURFACES, KIT_ZONES } from '../document/kit-garments';
import { KIT_PATTERN_TYPES } from '../document/kit-patterns';
import { parseKitText } from '../document/parse-kit';
import { starterKit } from '../document/starter-kit';
import * as colors from './colors';
import * as design from './design';
import * as elements from './elements';
import * as garments from './garments';
import { endRun, MAX_STEPS, record, redo, startHistory, undo, type History } from './history';

const COLORS = ['#1e3a8a', '#ffffff', '#facc15'];
const LOGO: KitLogo = {
  name: 'Crest',
  width: 100,
  height: 80,
  shapes: [
    { d: 'M0 0L100 0L50 80Z', color: 2 },
    { d: 'M10 10L20 10L15 20Z', color: '#112233' },
  ],
};
/** Nearly all that a logo may hold, so that a few of them fill the kit. */
const LARGE_LOGO: KitLogo = { ...LOGO, shapes: [{ d: `M0 0${'L10 10'.repeat(19_000)}Z`, color: 1 }] };

type Edit = (document: KitDocument) => KitDocument;

const number = fc.oneof(fc.double(), fc.double({ min: -300, max: 300 }));
const slot = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constant(0.5));
const ink = fc.oneof(slot, fc.constantFrom('#abcdef', 'red', '#ABCDEF'));
const index = fc.integer({ min: -1, max: 4 });
const text = fc.string({ unit: 'binary', maxLength: 90 });
const type = fc.constantFrom(...KIT_GARMENT_TYPES);
const spot = fc.record({ garment: type, surface: fc.constantFrom(...KIT_SURFACES) });
const hex = fc.constantFrom('#000000', '#e11d48', '#FFFFFF', 'blue');
/** Of the element at a place: ids are only known once there is a document. */
const onElement = (edit: (document: KitDocument, id: string) => KitDocument): fc.Arbitrary<Edit> =>
  fc.nat({ max: 12 }).map((at) => (document) => edit(document, document.elements[at]?.id ?? 'none'));
const chain = <Given>(
  given: fc.Arbitrary<Given>,
  edit: (document: KitDocument, id: string, given: Given) => KitDocument,
) => given.chain((each) => onElement((document, id) => edit(document, id, each)));

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(index, slot, hex).map(
    (given): Edit =>
      (d) =>
        colors.setColor(d, ...given),
  ),
  hex.map(
    (each): Edit =>
      (d) =>
        colors.addColor(d, each),
  ),
  slot.map(
    (each): Edit =>
      (d) =>
        colors.removeColor(d, each),
  ),
  slot.map(
    (each): Edit =>
      (d) =>
        colors.setBase(d, each),
  ),
  fc.tuple(fc.constantFrom(...KIT_ZONES), fc.option(slot, { nil: undefined })).map(
    (given): Edit =>
      (d) =>
        colors.setZone(d, ...given),
  ),
  fc.constant<Edit>(colors.addColorway),
  index.map(
    (each): Edit =>
      (d) =>
        colors.removeColorway(d, each),
  ),
  fc.tuple(index, text).map(
    (given): Edit =>
      (d) =>
        colors.renameColorway(d, ...given),
  ),
  text.map(
    (each): Edit =>
      (d) =>
        design.rename(d, each),
  ),
  fc.constantFrom(...KIT_PATTERN_TYPES).map(
    (each): Edit =>
      (d) =>
        design.setPatternType(d, each),
  ),
  fc.record({ scale: number, angle: number }).map(
    (each): Edit =>
      (d) =>
        design.setPattern(d, each),
  ),
  fc.tuple(index, fc.option(slot, { nil: undefined })).map(
    (given): Edit =>
      (d) =>
        design.setPatternColor(d, ...given),
  ),
  fc.tuple(type, fc.integer({ min: 1, max: 6 })).map(
    ([each, count]): Edit =>
      (d) =>
        design.applyDesign(d, starterKit(each, COLORS.slice(0, count))),
  ),
  type.map(
    (each): Edit =>
      (d) =>
        garments.addGarment(d, each),
  ),
  type.map(
    (each): Edit =>
      (d) =>
        garments.removeGarment(d, each),
  ),
  fc.tuple(type, fc.constantFrom(...KIT_CUTS)).map(
    (given): Edit =>
      (d) =>
        garments.setCut(d, ...given),
  ),
  fc.tuple(type, fc.constantFrom(...KIT_COLLARS)).map(
    (given): Edit =>
      (d) =>
        garments.setCollar(d, ...given),
  ),
  fc
    .tuple(spot, fc.constantFrom(LOGO, LARGE_LOGO))
    // What somebody chose for the picture’s shapes is a place of a colour that the kit has.
    .map(
      ([where, logo]): Edit =>
        (d) =>
          d.colorways[0]!.colors.length > 2 ? elements.addLogo(d, where, logo).document : d,
    ),
  fc.tuple(fc.constantFrom('text', 'name', 'number'), spot, text).map(
    ([kind, where, said]): Edit =>
      (d) =>
        elements.addLettered(d, kind, where, said).document,
  ),
  chain(fc.record({ x: number, y: number }), elements.moveElement),
  chain(spot, elements.putElement),
  chain(number, elements.resizeElement),
  chain(number, elements.setMaxWidth),
  chain(number, elements.rotateElement),
  chain(fc.integer({ min: -50, max: 50 }), elements.reorderElement),
  chain(text, elements.setText),
  onElement(elements.mirrorElement),
  onElement((d, id) => elements.duplicateElement(d, id).document),
  onElement((d, id) => elements.copyAcross(d, id).document),
  onElement(elements.removeElement),
  chain(
    fc.record(
      {
        font: fc.constantFrom('block', 'script'),
        color: ink,
        outline: fc.option(fc.record({ color: ink, width: number })),
        shadow: fc.option(fc.record({ color: ink, x: number, y: number })),
        arc: number,
        spacing: number,
      },
      { requiredKeys: [] },
    ),
    (d, id, parts) => elements.setSharedLettering(d, id, parts),
  ),
  fc.tuple(ink, ink).chain(([from, to]) => onElement((d, id) => elements.recolorLogo(d, id, from, to))),
);

describe('editing', () => {
  it('makes a valid kit of a valid kit, and undoing goes back through exactly the same ones', () => {
    fc.assert(
      fc.property(type, fc.array(anyEdit, { maxLength: 40 }), (first, edits) => {
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
      }),
      { numRuns: 300 },
    );
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
