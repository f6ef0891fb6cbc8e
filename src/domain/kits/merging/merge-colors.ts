import { mergeOrder } from '../../merging/merge-order';
import { mapSides, union, type Sides } from '../../merging/sides';
import type { KitColorway, KitDocument } from '../document/kit-document';
import { MAX_COLORWAYS, MAX_KIT_COLORS } from '../document/kit-limits';
import { mapSlots, usedSlots } from '../editing/inks';
import { labDifference, labOf } from '../palette/color-difference';
import type { JointColorway, JointKit } from './joint-colors';
import { mergeThings } from './merge-things';
import { mergeValue, type Decisions } from './parts';

export function mergeColors(made: Decisions, sides: Sides<JointKit>, merged: KitDocument): KitDocument {
  const colorways = mergeColorways(
    made,
    mapSides(sides, (kit) => kit.colorways),
  ).slice(0, MAX_COLORWAYS);
  const order = mergeSlots(sides, colorways, usedSlots(merged));
  const colorOf = (colorway: JointColorway, slot: number): string => {
    const { base, mine, theirs } = mapSides(sides, (kit) => kit.colorways);
    const known = [...theirs, ...mine, ...base];
    const same = known.filter(({ id }) => id === colorway.id);
    return (
      [colorway, ...same, ...known].map(({ colors }) => colors[slot]).find((each) => each !== undefined) ?? '#ffffff'
    );
  };
  const [first] = colorways;
  const kept = withRoom(order, sides.theirs.slots);
  const placeOf = (slot: number): number => {
    const place = kept.indexOf(slot);
    return place < 0 && first
      ? nearest(
          colorOf(first, slot),
          kept.map((each) => colorOf(first, each)),
        )
      : Math.max(0, place);
  };
  const own: KitColorway[] = colorways.map((each) => ({
    name: each.name,
    colors: kept.map((slot) => colorOf(each, slot)),
  }));
  const isInPlace = [...usedSlots(merged)].every((slot) => placeOf(slot) === slot);
  return { ...(isInPlace ? merged : mapSlots(merged, placeOf)), colorways: own };
}

function mergeColorways(made: Decisions, lists: Sides<JointColorway[]>): JointColorway[] {
  const merged = mergeThings(lists, {
    made,
    nameOf: ({ id }) => `colorway.${id}`,
    isEdited: (before, after) =>
      before.name !== after.name ||
      Object.entries(before.colors).some(([slot, color]) => (after.colors[Number(slot)] ?? color) !== color),
    merge: (part, { base, mine, theirs }) => ({
      id: mine.id,
      name: mergeValue(made, `${part}.name`, { base: base.name, mine: mine.name, theirs: theirs.name }),
      colors: Object.fromEntries(
        union(mapSides({ base, mine, theirs }, ({ colors }) => Object.keys(colors))).flatMap((slot) => {
          const values = mapSides({ base, mine, theirs }, ({ colors }) => colors[Number(slot)]);
          const color = mergeValue(made, `${part}.color.${slot}`, values);
          return color === undefined ? [] : [[slot, color]];
        }),
      ),
    }),
  });
  return merged.length > 0 ? merged : lists.mine;
}

/** Joint slots in order; includes removed ones still in use or recoloured by the other side. */
function mergeSlots(sides: Sides<JointKit>, colorways: JointColorway[], used: ReadonlySet<number>): number[] {
  const isRecolored = (slot: number) =>
    colorways.some(({ id, colors }) => {
      const before = sides.base.colorways.find((each) => each.id === id)?.colors[slot];
      return before !== undefined && colors[slot] !== undefined && colors[slot] !== before;
    });
  const has = mapSides(sides, ({ slots }) => new Set(slots));
  const isWanted = (slot: number) =>
    (has.base.has(slot) ? has.mine.has(slot) && has.theirs.has(slot) : true) || used.has(slot) || isRecolored(slot);
  const members = union(mapSides(sides, ({ slots }) => slots)).filter(isWanted);
  const names = mapSides(sides, ({ slots }) => slots.map(String));
  return mergeOrder(names, new Set(members.map(String))).map(Number);
}

/** Trims to the limit of colours; the other side’s stay, as they are saved. */
function withRoom(slots: number[], theirs: readonly number[]): number[] {
  let excess = slots.length - MAX_KIT_COLORS;
  return slots
    .toReversed()
    .filter((slot) => theirs.includes(slot) || excess-- <= 0)
    .toReversed();
}

function nearest(color: string, others: readonly string[]): number {
  const lab = labOf(color);
  const far = others.map((each) => labDifference(lab, labOf(each)));
  return Math.max(0, far.indexOf(Math.min(...far)));
}
