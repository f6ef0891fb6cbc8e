import * as fc from 'fast-check';
import type { KitDocument, KitLogo } from '@/domain/kits/document/kit-document';
import { KIT_COLLARS, KIT_CUTS, KIT_GARMENT_TYPES, KIT_SURFACES, KIT_ZONES } from '@/domain/kits/document/kit-garments';
import { KIT_TECHNIQUE_TYPES } from '@/domain/kits/document/kit-techniques';
import { KIT_PATTERN_TYPES } from '@/domain/kits/document/kit-patterns';
import { starterKit } from '@/domain/kits/document/starter-kit';
import * as colors from '@/domain/kits/editing/colors';
import * as design from '@/domain/kits/editing/design';
import * as elements from '@/domain/kits/editing/elements';
import * as garments from '@/domain/kits/editing/garments';

export const COLORS = ['#1e3a8a', '#ffffff', '#facc15'];
const LOGO: KitLogo = {
  name: 'Crest',
  width: 100,
  height: 80,
  shapes: [
    { d: 'M0 0L100 0L50 80Z', color: 2 },
    { d: 'M10 10L20 10L15 20Z', color: '#112233' },
  ],
};
/** A few of them fill the kit. */
export const LARGE_LOGO: KitLogo = { ...LOGO, shapes: [{ d: `M0 0${'L10 10'.repeat(19_000)}Z`, color: 1 }] };

/** More than a kit may have. */
const pictured = fc
  .constantFrom('0', '1', '2', '3', '4', '5', '6', '7')
  .map((figure): KitLogo => ({ ...LOGO, picture: { hash: figure.repeat(64), width: 800, height: 640 } }));

export type Edit = (document: KitDocument) => KitDocument;

const number = fc.oneof(fc.double(), fc.double({ min: -300, max: 300 }));
const slot = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constant(0.5));
const ink = fc.oneof(slot, fc.constantFrom('#abcdef', 'red', '#ABCDEF'));
const index = fc.integer({ min: -1, max: 4 });
const text = fc.string({ unit: 'binary', maxLength: 90 });
const type = fc.constantFrom(...KIT_GARMENT_TYPES);
const spot = fc.record({ garment: type, surface: fc.constantFrom(...KIT_SURFACES) });
const hex = fc.constantFrom('#000000', '#e11d48', '#FFFFFF', 'blue');
/** By index, as ids are known only later. */
const onElement = (edit: (document: KitDocument, id: string) => KitDocument): fc.Arbitrary<Edit> =>
  fc.nat({ max: 12 }).map((at) => (document) => edit(document, document.elements[at]?.id ?? 'none'));
const chain = <Given>(
  given: fc.Arbitrary<Given>,
  edit: (document: KitDocument, id: string, given: Given) => KitDocument,
) => given.chain((each) => onElement((document, id) => edit(document, id, each)));

export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
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
  fc.tuple(type, fc.option(fc.constantFrom(...KIT_TECHNIQUE_TYPES), { nil: undefined })).map(
    (given): Edit =>
      (d) =>
        garments.setTechnique(d, ...given),
  ),
  fc.tuple(spot, fc.oneof(fc.constantFrom(LOGO, LARGE_LOGO), pictured)).map(
    ([where, logo]): Edit =>
      (d) =>
        (d.colorways[0]?.colors.length ?? 0) > 2 ? elements.addLogo(d, where, logo).document : d,
  ),
  fc.tuple(fc.constantFrom('text', 'name', 'number'), spot, text).map(
    ([kind, where, text]): Edit =>
      (d) =>
        elements.addLettered(d, kind, where, text).document,
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
  fc.boolean().chain((isFlat) => onElement((d, id) => elements.setFlat(d, id, isFlat))),
  fc.tuple(ink, ink).chain(([from, to]) => onElement((d, id) => elements.recolorLogo(d, id, from, to))),
  pictured.chain((logo) =>
    onElement((d, id) => {
      const replaced = d.elements.find((each) => each.id === id);
      const hasColors = (d.colorways[0]?.colors.length ?? 0) > 2;
      return replaced && hasColors ? elements.replaceLogo(d, replaced, logo).document : d;
    }),
  ),
);
