import type { KitColorway, KitDocument } from '../document/kit-document';
import { KIT_GARMENTS, type KitZone } from '../document/kit-garments';
import { MAX_COLORWAYS, MAX_KIT_COLORS } from '../document/kit-limits';
import { mapSlots } from './inks';
import { heldLine } from './values';

const HEX = /^#[0-9a-f]{6}$/;
const COLORWAY_NAMES = ['Home', 'Away', 'Third', 'Goalkeeper'];
const MAX_COLORWAY_NAME = 40;

const countOf = ({ colorways }: KitDocument): number => colorways[0]?.colors.length ?? 0;
const isSlot = (document: KitDocument, slot: number): boolean =>
  Number.isInteger(slot) && slot >= 0 && slot < countOf(document);

const withColorway = (
  document: KitDocument,
  index: number,
  change: (colorway: KitColorway) => KitColorway,
): KitDocument => ({
  ...document,
  colorways: document.colorways.map((each, i) => (i === index ? change(each) : each)),
});

export function setColor(document: KitDocument, colorway: number, slot: number, hex: string): KitDocument {
  const before = document.colorways[colorway]?.colors[slot];
  if (before === undefined || before === hex || !HEX.test(hex)) return document;
  return withColorway(document, colorway, ({ name, colors }) => ({
    name,
    colors: colors.map((each, i) => (i === slot ? hex : each)),
  }));
}

export function addColor(document: KitDocument, hex: string): KitDocument {
  if (countOf(document) >= MAX_KIT_COLORS || !HEX.test(hex)) return document;
  const colorways = document.colorways.map(({ name, colors }) => ({ name, colors: [...colors, hex] }));
  return { ...document, colorways };
}

/** Gives parts in the removed colour the base colour; if the base goes, the first colour left becomes the base. */
export function removeColor(document: KitDocument, slot: number): KitDocument {
  if (!isSlot(document, slot) || countOf(document) === 1) return document;
  const without = (each: number) => (each > slot ? each - 1 : each);
  const base = document.base === slot ? 0 : without(document.base);
  const map = (each: number) => (each === slot ? base : without(each));
  const colorways = document.colorways.map(({ name, colors }) => ({
    name,
    colors: colors.filter((_, i) => i !== slot),
  }));
  return { ...mapSlots({ ...document, colorways }, map), base };
}

export const setBase = (document: KitDocument, slot: number): KitDocument =>
  slot === document.base || !isSlot(document, slot) ? document : { ...document, base: slot };

export function setZone(document: KitDocument, zone: KitZone, slot: number | undefined): KitDocument {
  if (document.zones[zone] === slot) return document;
  const { [zone]: _before, ...others } = document.zones;
  if (slot === undefined) return { ...document, zones: others };
  return isSlot(document, slot) ? { ...document, zones: { ...others, [zone]: slot } } : document;
}

export function zonesOf({ garments }: Pick<KitDocument, 'garments'>): KitZone[] {
  return [...new Set(garments.flatMap(({ type }) => KIT_GARMENTS[type].zones))];
}

/** Adds a colourway: the last one with its first two colours swapped. */
export function addColorway(document: KitDocument): KitDocument {
  const last = document.colorways.at(-1);
  if (!last || document.colorways.length >= MAX_COLORWAYS) return document;
  const [first, second, ...rest] = last.colors;
  const colors = first && second ? [second, first, ...rest] : [...last.colors];
  const taken = document.colorways.map(({ name }) => name);
  const name = COLORWAY_NAMES.find((each) => !taken.includes(each)) ?? `Colours ${taken.length + 1}`;
  return { ...document, colorways: [...document.colorways, { name, colors }] };
}

export function removeColorway(document: KitDocument, index: number): KitDocument {
  if (document.colorways.length === 1 || !document.colorways[index]) return document;
  return { ...document, colorways: document.colorways.filter((_, i) => i !== index) };
}

export function renameColorway(document: KitDocument, index: number, name: string): KitDocument {
  const line = heldLine(name, MAX_COLORWAY_NAME);
  const before = document.colorways[index];
  if (!line || !before || before.name === line) return document;
  return withColorway(document, index, ({ colors }) => ({ name: line, colors }));
}
