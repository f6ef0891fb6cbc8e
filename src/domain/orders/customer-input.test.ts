import { expect, it } from 'vitest';
import { z } from 'zod';
import { VAT_NUMBER_PROBLEM } from '../taxes/vat-number';
import { customerInput, customerRecordInput } from './customer-input';

it('a customer has a name and an email address', () => {
  const wrong = customerInput.safeParse({ firstName: ' ', lastName: '', email: 'nobody', phone: '' });
  expect(wrong.error && z.flattenError(wrong.error).fieldErrors).toMatchObject({
    firstName: ['Please enter the first name.'],
    lastName: ['Please enter the last name.'],
  });
});

it('a customer’s own page takes a VAT number, written one way, or none', () => {
  const read = (vatNumber: string) =>
    customerRecordInput.safeParse({
      ...{ firstName: 'Ada', lastName: 'King', email: 'ada@shopper.test' },
      ...{ vatNumber, isTaxExempt: false },
    });
  expect(read('gb 980 7806 84').data?.vatNumber).toBe('GB980780684');
  expect(read(' ').data).toMatchObject({ vatNumber: undefined });
  const wrong = read('GB980780685').error;
  expect(wrong && z.flattenError(wrong).fieldErrors).toEqual({ vatNumber: [VAT_NUMBER_PROBLEM] });
});
