import type { KitElement, KitInk, KitLettering } from '../document/kit-document';
import { KIT_GARMENTS, type KitGarmentType, type KitSurface } from '../document/kit-garments';

const KIT_PROBLEM_CODES = [
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

/** `blocks` must be fixed before a proof; `warns` may be meant. */
type KitSeverity = 'blocks' | 'warns';

export type KitFix = { label: string } & (
  | { kind: 'replace-color'; from: string; to: string }
  | { kind: 'change-element'; id: string; change: ElementChange }
  | { kind: 'make-plain'; garment: KitGarmentType }
  | { kind: 'delete-element'; id: string }
);

export interface ElementChange {
  x?: number;
  y?: number;
  width?: number;
  isFlat?: boolean;
  /** Capital height. */
  height?: number;
  color?: KitInk;
  outline?: KitLettering['outline'];
}

export interface KitPlace {
  garment?: KitGarmentType;
  surface?: KitSurface;
  element?: string;
  colorway?: number;
  /** Place of a colour in the colourway. */
  slot?: number;
  player?: number;
  /** Name of the part of a set whose size is meant. */
  part?: string;
}

export interface KitProblem {
  code: KitProblemCode;
  severity: KitSeverity;
  message: string;
  fix?: KitFix;
  at: KitPlace;
}

export interface KitOrderPlayer {
  member?: string;
  squad?: string;
  name?: string;
  number?: string;
  size?: string;
  /** Sizes of the garments of a set that differ from `size`. */
  sizes?: Partial<Record<KitGarmentType, string>>;
  /** Names of parts of a set that are not made in the player’s size and have no other. */
  unmade?: readonly string[];
}

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

export function describeElement(element: KitElement): string {
  const garment = KIT_GARMENTS[element.garment].label.toLowerCase();
  return `${nameOf(element)} on the ${SURFACE_WORDS[element.surface]} of the ${garment}`;
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const millimetres = (length: number): string => `${Math.floor(length)} mm`;

/** Problem of an order: of a line by its index, and of a player if it is theirs. */
export interface KitCheck extends Pick<KitProblem, 'code' | 'severity' | 'message'> {
  item: number;
  player?: number;
}
