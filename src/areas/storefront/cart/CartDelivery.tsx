import type { DeliveryQuote } from '@/domain/delivery/delivery-options';
import { offeredPromise } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';

type CartDeliveryProps = {
  delivery: DeliveryQuote;
  /** Its days count from the approval of a proof. */ waitsForProof: boolean;
};

/** How a cart usually gets there, for how much and by when; the choice is made at checkout. */
export function CartDelivery({ delivery: { methods }, waitsForProof }: CartDeliveryProps) {
  const [usual] = methods;
  if (!usual) return 'We check at checkout whether we deliver to you.';
  const price = usual.amount > 0 ? formatAmount(usual.amount) : 'free';
  return `${usual.name}: ${price}. ${offeredPromise(usual.promisedDate, { ...usual, waitsForProof })}.`;
}
