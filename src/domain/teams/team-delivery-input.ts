/** What an order must say of its delivery to be submitted, by whichever door. */
import { z } from 'zod';
import { isDay } from '../text/days';
import { addressInput } from '../orders/checkout-input';
import { billingOf, MAX_PURCHASE_ORDER } from '../orders/billing';
import { optionalLineInput } from '../text/person-input';
import {
  blankAddress,
  wishesFingerprint,
  wishesOfOrder,
  type DeliveryWishes,
  type TeamDestination,
} from './team-delivery';

/** @param today the day on the shop’s wall: what is needed earlier is refused. */
export const wishesInput = (today: string) =>
  z.object({
    shippingAddress: addressInput('the').optional(),
    neededBy: optionalLineInput(40)
      .refine((day) => day === undefined || isDay(day), 'Please enter a date.')
      .refine((day) => day === undefined || !isDay(day) || day >= today, 'Please choose a day that is still to come.'),
    purchaseOrder: optionalLineInput(MAX_PURCHASE_ORDER),
  });

type EditedDestination = {
  /** As typed where it is refused. */
  destination: TeamDestination;
  error?: z.ZodError;
};

/**
 * What a submitted order says of where it goes after an edit. What the edit leaves out stays; what stays is not checked
 * again: the day it was needed by may be past.
 */
export function editDestination(wishes: DeliveryWishes, stored: TeamDestination, today: string): EditedDestination {
  const was = wishesOfOrder(stored);
  const { shippingAddress, neededBy, purchaseOrder } = wishes;
  const isMoved =
    shippingAddress &&
    wishesFingerprint({ shippingAddress }) !==
      wishesFingerprint({ shippingAddress: was.shippingAddress ?? blankAddress(shippingAddress.country) });
  const changed = {
    ...(isMoved && { shippingAddress }),
    ...(neededBy !== undefined && neededBy !== was.neededBy && { neededBy }),
    ...(purchaseOrder !== undefined && purchaseOrder !== was.purchaseOrder && { purchaseOrder }),
  };
  const parsed = wishesInput(today).safeParse(changed);
  const { shippingAddress: to = stored.shippingAddress, ...rest } = parsed.data ?? changed;
  return {
    destination: {
      ...billingOf(stored),
      shippingAddress: to,
      neededBy: 'neededBy' in changed ? rest.neededBy || null : stored.neededBy,
      purchaseOrder: 'purchaseOrder' in changed ? rest.purchaseOrder || null : stored.purchaseOrder,
    },
    error: parsed.error,
  };
}
