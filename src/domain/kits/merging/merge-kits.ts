import { isSame } from '../../merging/is-same';
import { mapSides, type Sides } from '../../merging/sides';
import { isTooLarge, type KitDocument, type KitElement } from '../document/kit-document';
import { jointKits } from './joint-colors';
import { mergeColors } from './merge-colors';
import { mergeThings } from './merge-things';
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
