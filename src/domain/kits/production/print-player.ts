import type { SizeCode } from '../../catalogue/sizes';
import type { KitGarmentType } from '../document/kit-garments';

export interface PrintPlayer {
  name: string;
  number: string;
  size: SizeCode;
  /** Wearer, if known apart from what is printed. */
  person?: string;
  squad?: string;
  /** Further parts of a set, each in the player’s own size; omitted if all garments share one size. */
  parts?: readonly PrintPart[];
}

interface PrintPart {
  name: string;
  size: SizeCode;
  garment?: KitGarmentType;
}

/** `main` is the garment that everyone gets in their own size; others are parts of a set, only for its players. */
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
