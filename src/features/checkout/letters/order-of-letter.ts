import type { LetterContext } from '@/lib/mail/letter';
import { findOrderByToken, type PlacedOrder } from '../operations/find-placed-order';

/** The order a letter is about, as it is now. */
export async function orderOfLetter({ payload, data }: LetterContext): Promise<PlacedOrder | undefined> {
  return typeof data.token === 'string' ? findOrderByToken(payload, data.token) : undefined;
}
