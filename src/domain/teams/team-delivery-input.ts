/** Delivery fields required of a submitted order, by any route. */
import { z } from 'zod';
import { isDay } from '../text/days';
import type { Address } from '../orders/address-lines';
import { addressInput, billingInput } from '../orders/checkout-input';
import { billingOf, MAX_PURCHASE_ORDER } from '../orders/billing';
import { optionalLineInput } from '../text/person-input';
import {
  blankAddress,
  typedAddress,
  preferencesFingerprint,
  wishesOfOrder,
  type EditPreferences,
  type TeamDestination,
} from './team-delivery';

/** @param today in the shop’s time zone: earlier days are refused. */
export const wishesInput = (today: string) =>
  z.object({
    shippingAddress: addressInput('the').optional(),
    neededBy: optionalLineInput(40)
      .refine((day) => day === undefined || isDay(day), 'Please enter a date.')
      .refine((day) => day === undefined || !isDay(day) || day >= today, 'Please choose a day in the future.'),
    purchaseOrder: optionalLineInput(MAX_PURCHASE_ORDER),
  });

const editInput = (today: string) => wishesInput(today).extend(billingInput('the'));

type EditedDestination = {
  /** As typed if refused, but for what is no day. */
  destination: TeamDestination;
  error?: z.ZodError;
};

/** Omitted fields stay, unchecked: the day it was needed by may be past. */
export function editDestination(wishes: EditPreferences, stored: TeamDestination, today: string): EditedDestination {
  const was = wishesOfOrder(stored);
  const { shippingAddress, neededBy, purchaseOrder, companyName, billingAddress } = wishes;
  const isMoved =
    shippingAddress &&
    preferencesFingerprint({ shippingAddress }) !==
      preferencesFingerprint({ shippingAddress: was.shippingAddress ?? blankAddress(shippingAddress.country) });
  const isBilledElsewhere =
    billingAddress !== undefined && addressText(billingAddress) !== addressText(stored.billingAddress);
  const changed = {
    ...(isMoved && { shippingAddress }),
    ...(neededBy !== undefined && neededBy !== was.neededBy && { neededBy }),
    ...(purchaseOrder !== undefined && purchaseOrder !== was.purchaseOrder && { purchaseOrder }),
    ...(companyName !== undefined && companyName !== (stored.companyName ?? '') && { companyName }),
    ...(isBilledElsewhere && { billingAddress }),
  };
  const parsed = editInput(today).safeParse(changed);
  const { shippingAddress: to = stored.shippingAddress, ...rest } = parsed.data ?? changed;
  return {
    destination: {
      ...billingOf({
        purchaseOrder: 'purchaseOrder' in changed ? rest.purchaseOrder : stored.purchaseOrder,
        companyName: 'companyName' in changed ? rest.companyName : stored.companyName,
        billingAddress: 'billingAddress' in changed ? rest.billingAddress : stored.billingAddress,
      }),
      shippingAddress: to,
      neededBy: !('neededBy' in changed) || isNoDay(rest.neededBy) ? stored.neededBy : rest.neededBy || null,
    },
    error: parsed.error,
  };
}

const isNoDay = (typed: string | undefined): boolean => Boolean(typed) && !isDay(typed ?? '');

const addressText = (address: Address | null | undefined): string =>
  address ? preferencesFingerprint({ shippingAddress: typedAddress(address) }) : '';
