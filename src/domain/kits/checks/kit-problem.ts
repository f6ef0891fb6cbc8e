import type { KitElement, KitInk, KitLettering } from '../document/kit-document';
import { KIT_GARMENTS, type KitGarmentType, type KitSurface } from '../document/kit-garments';

export const KIT_PROBLEM_CODES = [
  'number-twice',
  'second-shirt',
  'number-against-rules',
  'size-missing',
  'not-printed',
  'too-long',
  'characters-missing',
  'low-contrast',
  'low-resolution',
  'outside-palette',
  'over-seam',
  'outside-safe-area',
  'technique',
  'sample',
] as const;
export type KitProblemCode = (typeof KIT_PROBLEM_CODES)[number];

/** What blocks has to be mended before there can be a proof; what warns may be meant. */
export type KitSeverity = 'blocks' | 'warns';

/** A change that mends a problem: see `applyFix`. */
export type KitFix = { label: string } & (
  | { kind: 'replace-color'; from: string; to: string }
  | { kind: 'change-element'; id: string; change: ElementChange }
  | { kind: 'make-plain'; garment: KitGarmentType }
  | { kind: 'delete-element'; id: string }
);

/** Millimetres, as in the document. */
export interface ElementChange {
  x?: number;
  y?: number;
  /** Of a logo. */
  width?: number;
  /** Of a logo that is a picture. */
  isFlat?: boolean;
  /** Of a capital letter. */
  height?: number;
  /** Of letters. */
  color?: KitInk;
  outline?: KitLettering['outline'];
}

/** Where a problem is, so that a screen can jump there. */
export interface KitPlace {
  garment?: KitGarmentType;
  surface?: KitSurface;
  /** The id of the element. */
  element?: string;
  /** Place among the colourways. */
  colorway?: number;
  /** Place among the players. */
  player?: number;
  /** Of a set: the name of the part whose size it is. */
  part?: string;
}

export interface KitProblem {
  code: KitProblemCode;
  severity: KitSeverity;
  /** What is wrong and what to do. */
  message: string;
  fix?: KitFix;
  at: KitPlace;
}

/** Whom garments are made for, and in which size. */
export interface KitOrderPlayer {
  /** Id of the player on a team’s roster. */
  member?: string;
  /** The squad that the piece is for. */
  squad?: string;
  name?: string;
  number?: string;
  size?: string;
  /** Of a set: garments that are worn in another size. */
  sizes?: Partial<Record<KitGarmentType, string>>;
  /** Of a set: the names of parts that are not made in the player’s size, and have no other. */
  unmade?: readonly string[];
}

/** The size that a player wears a garment in. */
export const sizeIn = ({ size, sizes }: KitOrderPlayer, garment: KitGarmentType): string =>
  (sizes?.[garment] ?? size ?? '').trim();

export const placeOf = ({ garment, surface, id }: KitElement): KitPlace => ({ garment, surface, element: id });

const SURFACE_WORDS: Record<KitSurface, string> = {
  front: 'front',
  back: 'back',
  'left-sleeve': 'left sleeve',
  'right-sleeve': 'right sleeve',
  left: 'left side',
  right: 'right side',
};

function nameOf(element: KitElement): string {
  if (element.kind === 'logo') return `the logo ‘${element.logo.name}’`;
  return element.kind === 'text' ? `‘${element.text}’` : `the ${element.kind}`;
}

/** ‘the number on the back of the football shirt’ */
export function describeElement(element: KitElement): string {
  const garment = KIT_GARMENTS[element.garment].label.toLowerCase();
  return `${nameOf(element)} on the ${SURFACE_WORDS[element.surface]} of the ${garment}`;
}

/** A sentence with its first letter as a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A length as it is read: whole millimetres. */
export const millimetres = (length: number): string => `${Math.floor(length)} mm`;

/** A problem of what is ordered: of an item by its place, and of one of its players where it is theirs. */
export interface KitCheck extends Pick<KitProblem, 'code' | 'severity' | 'message'> {
  item: number;
  player?: number;
}
