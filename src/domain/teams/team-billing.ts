import { z } from 'zod';
import { billingInput, editedBillingAddress } from '../orders/checkout-input';

/** `PUT /api/team/billing`: whom the team’s orders are invoiced to. What is left out is not said; saving checks a postcode that changes. */
export const teamBillingInput = z.object(
  { companyName: billingInput('the').companyName, billingAddress: editedBillingAddress },
  'Please send a JSON object.',
);

export type TeamBilling = z.output<typeof teamBillingInput>;
