/** `name`, `pattern.scale`, `zone.collar`, `element.text-1.place`; `element.text-1` as a whole if added or removed. */
import { isSame } from '../../merging/is-same';
import type { Side, Sides } from '../../merging/sides';
import type { KitElement, KitGarment } from '../document/kit-document';

type Fields = Record<string, readonly string[]>;

/** Fields that only make sense together form one part. */
export const ELEMENT_PARTS: Fields = {
  place: ['garment', 'surface', 'x', 'y'],
  rotation: ['rotation'],
  size: ['width', 'height', 'maxWidth'],
  text: ['text'],
  logo: ['logo'],
};

const each = (...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, [name]]));
export const LETTERING_PARTS = each('font', 'color', 'outline', 'shadow', 'arc', 'spacing', 'capitals');
export const GARMENT_PARTS = each('cut', 'collar', 'base', 'isPlain', 'technique') satisfies Record<
  string,
  readonly string[]
>;
export const PATTERN_PARTS = each('type', 'colors', 'scale', 'angle');

export const elementPart = ({ id }: Pick<KitElement, 'id'>): string => `element.${id}`;
export const garmentPart = ({ type }: Pick<KitGarment, 'type'>): string => `garment.${type}`;

export interface Decisions {
  conflicts: string[];
  taken: string[];
  decide: (part: string, isChanged: { mine: boolean; theirs: boolean }) => Side;
}

export interface Choices {
  settle?: (part: string) => Side;
  /** True keeps my value of a part that only the other side changed. */
  keeps?: (part: string) => boolean;
}

export function decisions({ settle = () => 'mine', keeps = () => false }: Choices): Decisions {
  const conflicts: string[] = [];
  const taken: string[] = [];
  return {
    conflicts,
    taken,
    decide(part, { mine, theirs }) {
      if (!theirs) return 'mine';
      if (mine) {
        conflicts.push(part);
        return settle(part);
      }
      taken.push(part);
      return keeps(part) ? 'mine' : 'theirs';
    },
  };
}

/** The same change on both sides is no conflict. */
export function mergeValue<Value>({ decide }: Decisions, part: string, { base, mine, theirs }: Sides<Value>): Value {
  if (isSame(mine, theirs)) return mine;
  const side = decide(part, { mine: !isSame(mine, base), theirs: !isSame(theirs, base) });
  return side === 'mine' ? mine : theirs;
}

/** Merges field by field; returns the very object of mine if nothing of theirs was taken. */
export function mergeFields<Thing extends object>(
  made: Decisions,
  name: string,
  sides: Sides<Thing>,
  parts: Fields,
): Thing {
  let merged = sides.mine;
  for (const [part, fields] of Object.entries(parts)) {
    const of = (thing: Thing) => Object.fromEntries(Object.entries(thing).filter(([field]) => fields.includes(field)));
    const values = { base: of(sides.base), mine: of(sides.mine), theirs: of(sides.theirs) };
    const value = mergeValue(made, `${name}.${part}`, values);
    if (value === values.mine) continue;
    const others = Object.entries(merged).filter(([field]) => !fields.includes(field));
    merged = Object.fromEntries([...others, ...Object.entries(value)]) as Thing;
  }
  return merged;
}
