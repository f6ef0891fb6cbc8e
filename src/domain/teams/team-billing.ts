import { z } from 'zod';
import { billingInput, editedBillingAddress } from '../orders/checkout-input';

/** Missing fields count as empty; saving checks a changed postcode. */
export const teamBillingInput = z.object(
  { companyName: billingInput('the').companyName, billingAddress: editedBillingAddress },
  'Please send a JSON object.',
);

export type TeamBilling = z.output<typeof teamBillingInput>;
