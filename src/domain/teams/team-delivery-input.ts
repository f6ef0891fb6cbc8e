/** What an order must say of its delivery to be submitted, by whichever door. */
import { z } from 'zod';
import { isDay } from '../delivery/calendar';
import { addressInput } from '../orders/checkout-input';
import { optionalLineInput } from '../text/person-input';
import { MAX_PURCHASE_ORDER } from './team-delivery';

/** @param today the day on the shop’s wall: what is needed earlier is refused. */
export const wishesInput = (today: string) =>
  z.object({
    shippingAddress: addressInput('the').optional(),
    neededBy: optionalLineInput(40)
      .refine((day) => day === undefined || isDay(day), 'Please enter a date.')
      .refine((day) => day === undefined || !isDay(day) || day >= today, 'Please choose a day that is still to come.'),
    purchaseOrder: optionalLineInput(MAX_PURCHASE_ORDER),
  });
