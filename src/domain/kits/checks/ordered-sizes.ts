import { sizeCodeOf, type SizeCode } from '../../catalogue/sizes';
import type { KitElement } from '../document/kit-document';
import { sizeIn, type KitOrderPlayer } from './kit-problem';

export interface OrderedPieces {
  players?: readonly KitOrderPlayer[];
  /** Sizes of pieces without name and number; a set has one size throughout. */
  nameless?: readonly string[];
}

export function orderedSizes(
  { garment, kind }: Pick<KitElement, 'garment' | 'kind'>,
  { players = [], nameless = [] }: OrderedPieces,
): Map<SizeCode, number | undefined> {
  const first = new Map<SizeCode, number | undefined>();
  const note = (size: string, player?: number) => {
    const code = sizeCodeOf(size);
    if (code && !first.has(code)) first.set(code, player);
  };
  players.forEach((each, player) => note(sizeIn(each, garment), player));
  if (kind !== 'name' && kind !== 'number') for (const size of nameless) note(size);
  return first;
}
