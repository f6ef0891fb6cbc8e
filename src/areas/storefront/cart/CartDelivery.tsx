import type { DeliveryQuote } from '@/domain/delivery/delivery-options';
import { offeredPromise } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';
import { countryInText } from '@/domain/text/country-name';

type CartDeliveryProps = {
  delivery: DeliveryQuote;
  /** True if its days count from the approval of a proof. */ waitsForProof: boolean;
};

/** Usual delivery of a cart with price and date; the choice is made at checkout. */
export function CartDelivery({ delivery: { country, methods }, waitsForProof }: CartDeliveryProps) {
  const [usual] = methods;
  if (!usual) return 'We check at checkout whether we deliver to you.';
  const price = usual.amount > 0 ? formatAmount(usual.amount) : 'free';
  const where = usual.isCollection ? '' : ` to ${countryInText(country)}`;
  return `${usual.name}${where}: ${price}. ${offeredPromise(usual.promisedDate, { ...usual, waitsForProof })}.`;
}
