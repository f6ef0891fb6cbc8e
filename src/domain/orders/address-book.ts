import { z } from 'zod';
import { lineInput, phoneInput } from '../text/person-input';
import { addressInput } from './checkout-input';

export const MOST_ADDRESSES = 20;

const person = z.object({
  firstName: lineInput(100, 'Please enter your first name.'),
  lastName: lineInput(100, 'Please enter your last name.'),
  phone: phoneInput,
});

export const bookAddressInput = z.intersection(person, addressInput('your'));

export type BookAddress = z.output<typeof bookAddressInput>;
