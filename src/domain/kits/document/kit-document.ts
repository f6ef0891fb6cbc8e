/** Colours are slots, which home and away fill; lengths are mm on the reference size, angles degrees clockwise. */
import type { z } from 'zod';
import { MAX_KIT_ELEMENTS, MAX_KIT_LENGTH, MAX_KIT_PICTURES } from './kit-limits';
import { picturesOf } from './kit-pictures';
import type { kitSchema } from './kit-schema';

export type KitDocument = z.output<ReturnType<typeof kitSchema>>;

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
/** Slot in the kit’s colours, or a colour of its own as `#rrggbb`. */
export type KitInk = number | string;

export interface KitPlayer {
  name?: string;
  number?: string;
}

export const SAMPLE_PLAYER = { name: 'SURNAME', number: '10' } as const satisfies KitPlayer;

/** Neutral grey for an unknown slot. */
export function inkColor(ink: KitInk, { colors }: { colors: readonly string[] }): string {
  return typeof ink === 'string' ? ink : (colors[ink] ?? '#8a8f98');
}
