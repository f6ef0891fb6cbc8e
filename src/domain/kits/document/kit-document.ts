/**
 * A kit as a document: small JSON from which everything is drawn, in the browser and on the server. A colour is a place in
 * the kit’s colours, so that home and away are the same design in other colours; lengths are millimetres on the garment
 * in its reference size, angles are degrees, clockwise.
 */
import type { z } from 'zod';
import { MAX_KIT_ELEMENTS, MAX_KIT_LENGTH, MAX_KIT_PICTURES } from './kit-limits';
import { picturesOf } from './kit-pictures';
import type { kitSchema } from './kit-schema';

export type KitDocument = z.output<ReturnType<typeof kitSchema>>;

/** Whether a kit has more than a document may hold: of elements, of pictures, or of all together. */
export const isTooLarge = (kit: KitDocument): boolean =>
  kit.elements.length > MAX_KIT_ELEMENTS ||
  picturesOf(kit).length > MAX_KIT_PICTURES ||
  JSON.stringify(kit).length > MAX_KIT_LENGTH;

export type KitGarment = KitDocument['garments'][number];
export type KitColorway = KitDocument['colorways'][number];
export type KitPattern = KitDocument['pattern'];
export type KitElement = KitDocument['elements'][number];
export type KitLogo = Extract<KitElement, { kind: 'logo' }>['logo'];
export type KitLogoPicture = NonNullable<KitLogo['picture']>;
export type KitLettering = Extract<KitElement, { kind: 'text' }>['lettering'];
/** Place of a colour in the kit’s colours, or a colour of its own as `#rrggbb`. */
export type KitInk = number | string;

/** Whom a garment is drawn for. */
export interface KitPlayer {
  name?: string;
  number?: string;
}

/** What stands on a garment that is not drawn for anybody. */
export const SAMPLE_PLAYER = { name: 'SURNAME', number: '10' } as const satisfies KitPlayer;

/** The colour of an ink in a colourway; an unknown place is neutral grey. */
export function inkColor(ink: KitInk, { colors }: { colors: readonly string[] }): string {
  return typeof ink === 'string' ? ink : (colors[ink] ?? '#8a8f98');
}
