import { expect, it } from 'vitest';
import { z } from 'zod';
import { customerInput } from './customer-input';

it('a customer has a name and an email address', () => {
  const wrong = customerInput.safeParse({ firstName: ' ', lastName: '', email: 'nobody', phone: '' });
  expect(wrong.error && z.flattenError(wrong.error).fieldErrors).toMatchObject({
    firstName: ['Please enter the first name.'],
    lastName: ['Please enter the last name.'],
  });
});
