import { describe, expect, it } from 'vitest';
import { readOrderSearch } from './read-order-search';

const read = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return readOrderSearch(data);
};

describe('readOrderSearch', () => {
  it('takes number and address however they were typed or pasted', () => {
    const search = { orderNumber: 'ORD-2026-000123', email: 'ada@club.test' };
    expect(read(search)).toEqual({ ok: true, search });
    expect(read({ orderNumber: '  #ord-2026-000123 ', email: ' Ada@Club.test ' })).toEqual({ ok: true, search });
  });

  it.each([
    [{}, { orderNumber: ['Please enter your order number.'], email: ['Please enter your email address.'] }],
    [
      { orderNumber: '000123', email: 'ada' },
      {
        orderNumber: ['An order number looks like ORD-2026-000123.'],
        email: ['Please enter a valid email address.'],
      },
    ],
    [{ orderNumber: 'ORD-2026-000000', email: 'a@b.test' }, { orderNumber: [expect.stringContaining('looks like')] }],
  ])('says what is wrong with %j', (values, fieldErrors) => {
    expect(read(values)).toEqual({ ok: false, fieldErrors });
  });
});
