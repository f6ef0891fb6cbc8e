import { expect, it } from 'vitest';
import { companyLine } from './company-line';

it('names company, number, registered office and VAT number', () => {
  expect(
    companyLine({
      companyName: 'Kitroom Teamwear Ltd',
      companyNumber: '00000000',
      vatNumber: 'GB999999973',
      address: 'Unit 4, Mill Lane\nManchester M1 2AB\nUnited Kingdom',
    }),
  ).toBe(
    'Kitroom Teamwear Ltd · Company number 00000000 · Registered office: Unit 4, Mill Lane, Manchester M1 2AB, United Kingdom · VAT number GB999999973',
  );
  expect(companyLine({ companyName: '', companyNumber: '1', address: 'Mill Lane' })).toBe('');
});
