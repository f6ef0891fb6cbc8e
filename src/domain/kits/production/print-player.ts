import type { SizeCode } from '../../catalogue/sizes';
import type { KitGarmentType } from '../document/kit-garments';

/** Somebody a kit is made for. */
export interface PrintPlayer {
  name: string;
  number: string;
  size: SizeCode;
  /** Of a set: its further parts, each in the player’s own size of it. Left out, all garments come in the one size. */
  parts?: readonly PrintPart[];
}

export interface PrintPart {
  name: string;
  size: SizeCode;
  /** The garment of the kit that it is; left out where the kit has none. */
  garment?: KitGarmentType;
}

/**
 * Those a garment is made for, in their sizes of it.
 * @param main the garment that all of them get in their own size; others are parts of a set, and go to whoever has that.
 */
export const wearersOf = (
  players: readonly PrintPlayer[],
  garment: KitGarmentType,
  main: KitGarmentType | undefined,
): PrintPlayer[] =>
  players.flatMap((player) => {
    if (garment === main || !player.parts) return [player];
    const part = player.parts.find((each) => each.garment === garment);
    return part ? [{ ...player, size: part.size }] : [];
  });
