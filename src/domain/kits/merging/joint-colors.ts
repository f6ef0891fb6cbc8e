/** Slots shift when a colour is removed: the joint list has the base’s colours, then those added by either side. */
import { mapSides, type Sides } from '../../merging/sides';
import type { KitDocument } from '../document/kit-document';
import { mapSlots } from '../editing/inks';
import { keptInOrder } from '../../merging/longest-run';

export interface JointColorway {
  /** The same for equal colourways on all sides. */
  id: string;
  name: string;
  /** `#rrggbb` by joint slot. */
  colors: Readonly<Record<number, string>>;
}

export interface JointKit {
  /** Its slots are joint ones; its colourways are those beside it. */
  document: KitDocument;
  colorways: JointColorway[];
  slots: number[];
}

const colorsOf = ({ colorways }: KitDocument): string[] => colorways[0]?.colors ?? [];
const namesOf = ({ colorways }: KitDocument): string[] => colorways.map(({ name }) => name);

export function jointKits(sides: Sides<KitDocument>): Sides<JointKit> {
  const count = colorsOf(sides.base).length;
  /** Colours added so far: the same colour added by both sides is one. */
  const added: string[] = [];
  const slots = mapSides(sides, (kit) => {
    const ownAdded: number[] = [];
    return align(colorsOf(sides.base), colorsOf(kit)).map((place, index) => {
      if (place !== undefined) return place;
      const color = colorsOf(kit)[index] ?? '';
      const known = added.findIndex((each, at) => each === color && !ownAdded.includes(at));
      const at = known < 0 ? added.push(color) - 1 : known;
      ownAdded.push(at);
      return count + at;
    });
  });
  const joint = (kit: KitDocument, own: readonly number[]): JointKit => ({
    document: own.every((slot, index) => slot === index) ? kit : mapSlots(kit, (slot) => own[slot] ?? slot),
    colorways: jointColorways(sides.base, kit, own),
    slots: [...own],
  });
  return {
    base: joint(sides.base, slots.base),
    mine: joint(sides.mine, slots.mine),
    theirs: joint(sides.theirs, slots.theirs),
  };
}

function jointColorways(base: KitDocument, kit: KitDocument, slots: readonly number[]): JointColorway[] {
  const places = align(namesOf(base), namesOf(kit));
  const ids = places.map((place, index) => place ?? `new ${namesOf(kit)[index]}`);
  return kit.colorways.map(({ name, colors }, index) => ({
    id: ids.indexOf(ids[index] ?? index) === index ? String(ids[index]) : `${ids[index]} ${index}`,
    name,
    colors: Object.fromEntries(colors.map((color, slot) => [slots[slot] ?? slot, color])),
  }));
}

/** Index in `before`, undefined if new. Equal items match, then by neighbours; lists of equal length by index. */
function align(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  if (before.length === after.length) return after.map((_, place) => place);
  const [old, now] = [numbered(before), numbered(after)];
  const kept = keptInOrder(old, now);
  const found: (number | undefined)[] = [];
  let from = 0;
  for (const id of now) {
    if (kept.has(id)) {
      found.push(old.indexOf(id));
      from = old.indexOf(id) + 1;
      continue;
    }
    const isFree = from < old.length && !kept.has(old[from] ?? '');
    found.push(isFree ? from : undefined);
    if (isFree) from += 1;
  }
  return found;
}

function numbered(all: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return all.map((each) => {
    const number = (seen.get(each) ?? 0) + 1;
    seen.set(each, number);
    return `${number} ${each}`;
  });
}
