/** What staff may set of a customer. */
import { z } from 'zod';
import { emailInput, lineInput, phoneInput } from './person-input';

export const customerInput = z.object({
  firstName: lineInput(100, 'Please enter the first name.'),
  lastName: lineInput(100, 'Please enter the last name.'),
  email: emailInput,
  phone: phoneInput,
});
export type CustomerInput = z.output<typeof customerInput>;
