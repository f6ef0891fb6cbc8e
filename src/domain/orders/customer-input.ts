import { z } from 'zod';
import { vatNumberInput } from '../taxes/tax-input';
import { emailInputOf, lineInput, phoneInput } from '../text/person-input';

export const customerInput = z.object({
  firstName: lineInput(100, 'Please enter the first name.'),
  lastName: lineInput(100, 'Please enter the last name.'),
  email: emailInputOf('Please enter the email address.'),
  phone: phoneInput,
});

export type CustomerInput = z.output<typeof customerInput>;

export const customerRecordInput = customerInput.extend({
  vatNumber: vatNumberInput,
  isTaxExempt: z.boolean(),
});
export type CustomerRecordInput = z.output<typeof customerRecordInput>;
