/** Lists of documents’ ids in an address: of a wishlist that is shared, of cards that are asked for. */
import { isUuid } from './uuid';

export const joinIds = (ids: readonly string[]): string => ids.join(',');

/** The first `max` ids of a list, once each; what is no id is left out. */
export function splitIds(text: string | null | undefined, max: number): string[] {
  const ids = (text ?? '').slice(0, 10_000).toLowerCase().split(',');
  return [...new Set(ids.filter(isUuid))].slice(0, max);
}
