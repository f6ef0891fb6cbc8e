import { z } from 'zod';
import { billingInput } from '../orders/checkout-input';

/** `PUT /api/team/billing`: whom the team’s orders are invoiced to. What is left out is not said. */
export const teamBillingInput = z
  .object(billingInput('the'), 'Please send a JSON object.')
  .pick({ companyName: true, billingAddress: true });

export type TeamBilling = z.output<typeof teamBillingInput>;
