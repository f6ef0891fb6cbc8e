import { isSame } from '../../merging/is-same';
import { mapSides, type Sides, union } from '../../merging/sides';
import { isTooLarge, type KitDocument, type KitElement, type KitColorway } from '../document/kit-document';
import { jointKits, type JointColorway, type JointKit } from './joint-colors';
import { newIds, withIds } from './new-ids';
import {
  decisions,
  ELEMENT_PARTS,
  elementPart,
  GARMENT_PARTS,
  garmentPart,
  LETTERING_PARTS,
  mergeFields,
  mergeValue,
  PATTERN_PARTS,
  type Choices,
  type Decisions,
} from './parts';
import { mergeOrder } from '../../merging/merge-order';
import { MAX_COLORWAYS, MAX_KIT_COLORS } from '../document/kit-limits';
import { mapSlots, usedSlots } from '../editing/inks';
import { labDifference, labOf } from '../palette/color-difference';

interface KitMerge {
  document: KitDocument;
  /** Parts that both changed differently (`parts.ts`): mine wins, as the later one. */
  conflicts: readonly string[];
  taken: readonly string[];
}

/** An id that both added becomes a new one in mine. What exceeds the limits beside the saved `theirs` is dropped. */
export function mergeKits(base: KitDocument, mine: KitDocument, theirs: KitDocument, choices: Choices = {}): KitMerge {
  const made = decisions(choices);
  const own = withIds(mine, newIds(base, theirs, [mine]));
  const merged = mergeParts(made, { base, mine: own, theirs });
  const { conflicts, taken } = made;
  const answer = (document: KitDocument): KitMerge => ({ document, conflicts, taken });
  if (isSame(theirs, base)) return answer(own);
  if (isSame(own, base) && !taken.some((part) => choices.keeps?.(part))) return answer(theirs);
  return answer(withinLimits(merged, theirs));
}

export const changedParts = (before: KitDocument, after: KitDocument): readonly string[] =>
  mergeKits(before, before, after).taken;

function mergeParts(made: Decisions, sides: Sides<KitDocument>): KitDocument {
  const joint = jointKits(sides);
  const kits = mapSides(joint, ({ document }) => document);
  const { mine } = kits;
  const value = <Key extends keyof KitDocument>(key: Key) =>
    mergeValue(
      made,
      key,
      mapSides(kits, (kit) => kit[key]),
    );
  const zones = Object.fromEntries(
    Object.keys({ ...kits.base.zones, ...kits.mine.zones, ...kits.theirs.zones }).map((zone) => [zone, [zone]]),
  );
  const elements = mergeThings(
    mapSides(kits, (kit) => kit.elements),
    {
      made,
      nameOf: elementPart,
      merge: (name, each) => mergeElement(made, name, each),
    },
  );
  return mergeColors(made, joint, {
    ...mine,
    name: value('name'),
    base: value('base'),
    zones: mergeFields(
      made,
      'zone',
      mapSides(kits, (kit) => kit.zones),
      zones,
    ),
    pattern: mergeFields(
      made,
      'pattern',
      mapSides(kits, (kit) => kit.pattern),
      PATTERN_PARTS,
    ),
    garments: mergeGarments(made, kits, elements),
    elements,
  });
}

/** Keeps a garment removed by one side if the other put something on it, and the first if together they removed all. */
function mergeGarments(
  made: Decisions,
  kits: Sides<KitDocument>,
  elements: readonly KitElement[],
): KitDocument['garments'] {
  const lists = mapSides(kits, (kit) => kit.garments);
  const merged = mergeThings(lists, {
    made,
    nameOf: garmentPart,
    merge: (name, each) => mergeFields(made, name, each, GARMENT_PARTS),
  });
  const needed = [...lists.mine, ...lists.theirs].filter(
    ({ type }, index, all) =>
      !merged.some((each) => each.type === type) &&
      elements.some(({ garment }) => garment === type) &&
      all.findIndex((each) => each.type === type) === index,
  );
  const garments = [...merged, ...needed];
  return garments.length > 0 ? garments : lists.base.slice(0, 1);
}

function mergeElement(made: Decisions, name: string, sides: Sides<KitElement>): KitElement {
  const { base, mine, theirs } = sides;
  if (base.kind !== mine.kind || theirs.kind !== mine.kind) return mergeValue(made, name, sides);
  const merged = mergeFields(made, name, sides, ELEMENT_PARTS);
  if (merged.kind === 'logo' || base.kind === 'logo' || mine.kind === 'logo' || theirs.kind === 'logo') return merged;
  const letterings = { base: base.lettering, mine: mine.lettering, theirs: theirs.lettering };
  const lettering = mergeFields(made, `${name}.lettering`, letterings, LETTERING_PARTS);
  return lettering === merged.lettering ? merged : { ...merged, lettering };
}

function withinLimits(merged: KitDocument, theirs: KitDocument): KitDocument {
  const saved = new Set(theirs.elements.map(({ id }) => id));
  let document = merged;
  while (isTooLarge(document)) {
    const last = document.elements.findLast(({ id }) => !saved.has(id));
    if (!last) return theirs;
    document = { ...document, elements: document.elements.filter((each) => each !== last) };
  }
  return document;
}

function mergeColors(made: Decisions, sides: Sides<JointKit>, merged: KitDocument): KitDocument {
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

interface Merging<Thing> {
  made: Decisions;
  nameOf: (thing: Thing) => string;
  merge: (name: string, sides: Sides<Thing>) => Thing;
  /** Default: any difference is an edit. */
  isEdited?: (before: Thing, after: Thing) => boolean;
}

/** Keeps additions of both, applies removals of either; removed here and edited there is decided as a whole. */
function mergeThings<Thing>(
  lists: Sides<readonly Thing[]>,
  { made, nameOf, merge, isEdited = (before, after) => !isSame(before, after) }: Merging<Thing>,
): Thing[] {
  const named = mapSides(lists, (list) => new Map(list.map((thing) => [nameOf(thing), thing])));
  const names = mapSides(named, (things) => [...things.keys()]);
  const merged = new Map<string, Thing>();
  for (const name of union(names)) {
    const { base, mine, theirs } = mapSides(named, (things) => things.get(name));
    const isChanged = (side: Thing | undefined) =>
      side === undefined || base === undefined ? side !== base : isEdited(base, side);
    if (mine === undefined && theirs === undefined) continue;
    let thing: Thing | undefined;
    if (mine !== undefined && theirs !== undefined) thing = merge(name, { base: base ?? theirs, mine, theirs });
    else if (made.decide(name, { mine: isChanged(mine), theirs: isChanged(theirs) }) === 'mine') thing = mine;
    else thing = theirs;
    if (thing !== undefined) merged.set(name, thing);
  }
  return mergeOrder(names, new Set(merged.keys())).flatMap((name) => merged.get(name) ?? []);
}
