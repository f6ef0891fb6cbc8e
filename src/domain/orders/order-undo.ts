/** Undoing a status change: an ordinary change, which reverts less than it seems to. */
import type { AnyStatus } from './policies';

export const LASTING_EFFECTS = {
  emailed: 'The customer has already been emailed about it.',
  confirmed: 'It stays confirmed, and its stock stays reserved.',
  'voucher-returned': 'The gift voucher has its money back, so the order is to be paid again.',
  'card-page-closed': 'The card payment page was closed: the customer can pay again from their order page.',
} as const;
export type LastingEffect = keyof typeof LASTING_EFFECTS;

type Changed = {
  to: AnyStatus;
  awaitedConfirmation: boolean;
  isNotified: boolean;
  hasCardPage: boolean;
  hasVoucher: boolean;
};

export function lastingEffects({
  to,
  awaitedConfirmation,
  isNotified,
  hasCardPage,
  hasVoucher,
}: Changed): LastingEffect[] {
  return [
    ...(isNotified ? (['emailed'] as const) : []),
    ...(to !== 'cancelled' && awaitedConfirmation ? (['confirmed'] as const) : []),
    ...(to === 'cancelled' && hasVoucher ? (['voucher-returned'] as const) : []),
    ...(to === 'cancelled' && hasCardPage ? (['card-page-closed'] as const) : []),
  ];
}

export const undoReason = (undone: string): string => `${undone} was undone.`;
