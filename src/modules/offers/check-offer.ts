import { offerCodeOf, offerProblems } from '@/domain/offers/offer';
import { byField } from '@/domain/text/field-errors';
import { invalidFields, refusalError } from '@/lib/failures';
import type { Offer } from '@/payload-types';

/** Data to be stored, its code in capitals; throws APIError 422 for an impossible offer. */
export function checkOffer(data: Partial<Offer>, stored: Offer | undefined): Partial<Offer> {
  const checked = data.code === undefined ? data : { ...data, code: offerCodeOf(data.code ?? '') || null };
  const offer = { ...stored, ...checked };
  if (!offer.kind) return checked;
  const problems = Object.entries(offerProblems({ ...offer, kind: offer.kind }));
  if (problems.length === 0) return checked;
  throw refusalError(invalidFields(byField(problems.map(([path, message]) => ({ path, message })))));
}
