import type { Payload } from 'payload';
import { shopToday } from '@/domain/delivery/promise';
import type { Offer } from '@/domain/offers/offer';
import { invalidFields } from '@/lib/failures';
import { failure, type Failure, type Success } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { listOpenOffers, type OpenOffer } from './data';

/** Codes that no offer has, so that nobody finds one by trying. */
const byNetwork = createThrottle('offers.network', { points: 30, seconds: 60 * 60, countsRefusals: false });

type FindOffers = {
  payload: Payload;
  products: readonly string[];
  code?: string;
  network: string;
  /** Undefined while unknown: conditions of the customer are then not checked. */
  email?: string;
};

type Found = Success<{ offers: Offer[] }> | Failure<'invalid'> | TooManyCodes;
type TooManyCodes = Failure<'too_many_attempts', { retryAfterSeconds: number }>;

/** Offers that may apply today. A code without an offer, or whose offer is used up, is refused at `offerCode`. */
export async function findOffers({ payload, network, ...wanted }: FindOffers): Promise<Found> {
  const { code } = wanted;
  const guess = code ? await byNetwork.consume(network) : undefined;
  if (guess?.ok === false) {
    const message = 'Too many codes were tried from your network. Please try again in an hour.';
    return failure('too_many_attempts', message, { retryAfterSeconds: guess.retryAfterSeconds });
  }
  const open = await listOpenOffers(payload, { ...wanted, today: shopToday() });
  if (!code) return { ok: true, offers: open.filter(({ isSpent }) => !isSpent) };
  const withCode = open.find((offer) => offer.code === code);
  if (withCode) await byNetwork.refund(network);
  const problem = problemOf(withCode);
  if (problem) return refuseCode(problem);
  return { ok: true, offers: open.filter(({ isSpent }) => !isSpent) };
}

export const refuseCode = (message: string): Failure<'invalid'> => invalidFields({ offerCode: [message] }, message);

function problemOf(offer: OpenOffer | undefined): string | undefined {
  if (!offer) return 'This code is unknown or has ended.';
  if (offer.isSpent) return 'This code has been used up.';
  if (offer.isUsedUp) return 'You have used this code already.';
  return offer.isForOthers ? 'This code is for a first order.' : undefined;
}
