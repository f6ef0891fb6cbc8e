import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartInput, checkoutInput, editedAddressInput, editedBillingAddress, idempotencyKey } from './checkout-input';
import { fieldErrors } from '../text/field-errors';
import { times } from '../../../tests/setup/for-all';

const valid = {
  items: [{ product: 'match-dress', color: 'Red', sizes: { M: 2 } }],
  customer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
  shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DY', country: 'GB' },
  paymentMethod: 'invoice',
};

const UNKNOWN_SIZE = 'Unknown size. Choose one of: XSB, SB, MB, LB, XLB, S, M, L, XL, XXL, XXXL.';

const withItem = (item: unknown) => ({ ...valid, items: [item] });
const withCustomer = (customer: object) => ({ ...valid, customer: { ...valid.customer, ...customer } });
const withAddress = (address: object) => ({ ...valid, shippingAddress: { ...valid.shippingAddress, ...address } });

function errorsOf(body: unknown): Record<string, string[]> {
  const { error } = checkoutInput.safeParse(body);
  return error ? fieldErrors(error) : {};
}

describe('checkoutInput', () => {
  it('takes a body of issue 2', () => {
    expect(checkoutInput.parse(valid)).toEqual({ ...valid, items: [{ ...valid.items[0], quantity: 2 }] });
  });

  it('takes a player’s number as text or as a figure', () => {
    const numbersOf = (...given: unknown[]) =>
      checkoutInput
        .parse(withItem({ product: 'a', players: given.map((number) => ({ number, size: 'M' })) }))
        .items[0]?.players?.map(({ number }) => number);
    expect(numbersOf('07', 7, 0, null, 'gk')).toEqual(['07', '7', '0', '', 'GK']);
    for (const number of [7.5, -1, 1000, true])
      expect(errorsOf(withItem({ product: 'a', players: [{ number, size: 'M' }] }))).toHaveProperty([
        'items.0.players.0.number',
      ]);
  });

  it('ignores prices, whoever sends them', () => {
    const tampered = { ...valid, totalAmount: 0.01, items: [{ ...valid.items[0], price: 0.01, unitPrice: 0.01 }] };
    expect(checkoutInput.parse(tampered)).toEqual(checkoutInput.parse(valid));
  });

  it('cleans what was typed', () => {
    const body = {
      ...withCustomer({ firstName: ' Zoe\u0308\u0000 ', email: ' Ada@Example.COM ', phone: '' }),
      shippingAddress: { line1: 'Flat 2\n1 High Street', line2: ' ', city: 'Leeds', postcode: 'ls14dy', country: 'gb' },
      notes: ' two\r\nlines ',
    };
    expect(checkoutInput.parse(body)).toEqual({
      ...checkoutInput.parse(valid),
      customer: { firstName: 'Zoë', lastName: 'Byron', email: 'ada@example.com', phone: undefined },
      shippingAddress: {
        line1: 'Flat 2 1 High Street',
        line2: undefined,
        city: 'Leeds',
        postcode: 'LS1 4DY',
        country: 'GB',
      },
      notes: 'two\nlines',
    });
  });

  it.each([
    [
      { product: 'a', sizes: { Medium: 1, 'boys s': 2, L: 0 } },
      { product: 'a', sizes: { SB: 2, M: 1 }, quantity: 3 },
    ],
    [
      { product: 'a', sizes: { M: 1, Medium: 2 } },
      { product: 'a', sizes: { M: 3 }, quantity: 3 },
    ],
    [
      { product: 'a', sizes: { M: 2 }, quantity: 2 },
      { product: 'a', sizes: { M: 2 }, quantity: 2 },
    ],
    [
      { product: 'a', quantity: 2 },
      { product: 'a', quantity: 2 },
    ],
    [
      { product: 'a', sizes: { M: 0 }, quantity: 2, color: null },
      { product: 'a', quantity: 2 },
    ],
    [
      { product: ' a ', sizes: null, quantity: 2, color: ' Sky  Blue ' },
      { product: 'a', quantity: 2, color: 'Sky Blue' },
    ],
  ])('reads the item %j', (given, item) => {
    expect(checkoutInput.parse(withItem(given)).items).toEqual([item]);
  });

  const wholeNumber = (least: number) => [`Please enter a whole number from ${least} to 10000.`];

  it.each([
    ['items.0.sizes', ['Please select at least one size and quantity.'], { product: 'a' }],
    ['items.0.sizes', ['Please select at least one size and quantity.'], { product: 'a', sizes: {} }],
    ['items.0.sizes', ['Please select at least one size and quantity.'], { product: 'a', sizes: { M: 0 } }],
    ['items.0.sizes.M', wholeNumber(0), { product: 'a', sizes: { M: -1 } }],
    ['items.0.sizes.M', wholeNumber(0), { product: 'a', sizes: { M: 0.5 } }],
    ['items.0.sizes.M', wholeNumber(0), { product: 'a', sizes: { M: 1e9 } }],
    ['items.0.sizes.M', wholeNumber(0), { product: 'a', sizes: { M: '2' } }],
    ['items.0.sizes.Huge', [UNKNOWN_SIZE], { product: 'a', sizes: { Huge: 1 } }],
    ['items.0.sizes.constructor', [UNKNOWN_SIZE], { product: 'a', sizes: { constructor: 1 } }],
    ['items.0.sizes', ['Too many pieces of one size.'], { product: 'a', sizes: { M: 9999, Medium: 9999 } }],
    ['items.0.sizes', ['Please give a quantity for each size.'], { product: 'a', sizes: [1] }],
    [
      'items.0.quantity',
      ['The quantity must be the sum of the sizes.'],
      { product: 'a', sizes: { M: 2 }, quantity: 3 },
    ],
    ['items.0.quantity', wholeNumber(1), { product: 'a', quantity: 0 }],
    ['items.0.quantity', wholeNumber(1), { product: 'a', quantity: 1.5 }],
    ['items.0.product', ['Please give the id or slug of a product.'], { product: '\u0000 ', quantity: 1 }],
    ['items.0.product', ['Please give the id or slug of a product.'], { product: 7, quantity: 1 }],
    ['items.0.product', ['Please use at most 200 characters.'], { product: 'a'.repeat(201), quantity: 1 }],
    ['items.0.color', ['Please enter text.'], { product: 'a', quantity: 1, color: 7 }],
    ['items.0', ['Please give a product with its quantities.'], 'a'],
  ])('refuses the item %# at %s', (field, messages, item) => {
    expect(errorsOf(withItem(item))).toEqual({ [field]: messages });
  });

  it.each([
    ['customer.email', 'Please enter a valid email address.', withCustomer({ email: 'ada@' })],
    ['customer.email', 'Please enter your email address.', withCustomer({ email: undefined })],
    ['customer.email', 'Please enter your email address.', withCustomer({ email: ' ' })],
    ['customer.firstName', 'Please enter your first name.', withCustomer({ firstName: ' ' })],
    ['customer.lastName', 'Please use at most 100 characters.', withCustomer({ lastName: 'x'.repeat(101) })],
    ['customer.phone', 'Please enter a valid phone number.', withCustomer({ phone: 'call me' })],
    [
      'shippingAddress',
      'Please enter a delivery address, or a billing address if you collect the order.',
      { ...valid, shippingAddress: undefined },
    ],
    ['shippingAddress.postcode', 'Please enter a valid UK postcode.', withAddress({ postcode: '12345' })],
    ['shippingAddress.postcode', 'Please enter your postcode.', withAddress({ postcode: '' })],
    ['shippingAddress.country', 'Please give a two-letter country code, such as GB.', withAddress({ country: 'UK' })],
    ['shippingAddress.country', 'Please choose a country.', withAddress({ country: '' })],
    ['items', 'Your cart is empty.', { ...valid, items: [] }],
    ['items', 'An order can have at most 300 lines.', { ...valid, items: Array(301).fill(valid.items[0]) }],
    ['items', 'Please give a list of items.', { ...valid, items: 'all' }],
    ['customer', 'Please enter your contact details.', { ...valid, customer: null }],
    ['paymentMethod', 'Please choose a payment method.', { ...valid, paymentMethod: 'cash' }],
    ['notes', 'Please use at most 2000 characters.', { ...valid, notes: 'x'.repeat(2001) }],
    ['body', 'Please send a JSON object.', []],
    ['body', 'Please send a JSON object.', null],
  ])('refuses at %s: %s', (field, message, body) => {
    expect(errorsOf(body)).toEqual({ [field]: [message] });
  });

  it.each([
    ['name', 'A name has at most 20 characters.', { name: 'x'.repeat(21), size: 'M' }],
    ['size', UNKNOWN_SIZE, { size: 'Huge' }],
    ['sizes.Shorts', UNKNOWN_SIZE, { size: 'M', sizes: { Shorts: 'Huge' } }],
  ])('refuses a player at %s: %s', (field, message, player) => {
    const item = { product: 'a', players: [player] };
    expect(errorsOf(withItem(item))).toEqual({ [`items.0.players.0.${field}`]: [message] });
  });

  it('counts each player as a piece of their size', () => {
    const ada = { name: ' ADA ', size: 'medium', sizes: { Shorts: 'large', Socks: '' } };
    const players = [ada, { name: 'BEA', size: 'M' }];
    expect(checkoutInput.parse(withItem({ product: 'a', sizes: {}, players })).items).toEqual([
      {
        ...{ product: 'a', sizes: { M: 2 }, quantity: 2 },
        players: [
          { name: 'ADA', number: '', size: 'M', sizes: { Shorts: 'L' } },
          { name: 'BEA', number: '', size: 'M' },
        ],
      },
    ]);
    expect(checkoutInput.parse(withItem({ product: 'a', players: [{ number: 7 }] })).items).toEqual([
      { product: 'a', quantity: 1, players: [{ name: '', number: '7' }] },
    ]);
  });

  it('takes a design by its id, the kit itself, or none', () => {
    const itemOf = (design: unknown) => checkoutInput.parse(withItem({ product: 'a', quantity: 1, design })).items[0];
    for (const design of ['my-kit', { version: 1 }]) expect(itemOf(design)).toMatchObject({ design });
    expect(itemOf(null)).not.toHaveProperty('design');
  });

  it('needs one address: of a collection, that of the bill', () => {
    const { shippingAddress, ...rest } = valid;
    const bill = { ...shippingAddress, city: 'York' };
    expect(checkoutInput.parse({ ...rest, billingAddress: bill })).toMatchObject({
      ...{ shippingAddress: bill, billingAddress: bill, isBilledAlone: true },
    });
    const both = checkoutInput.parse({ ...valid, billingAddress: bill });
    expect(both).toEqual({ ...checkoutInput.parse(valid), billingAddress: bill });
    expect(both).not.toHaveProperty('isBilledAlone');
    expect(checkoutInput.parse({ ...valid, billingAddress: null }).billingAddress).toBeUndefined();
    const { error } = checkoutInput.safeParse({ ...valid, billingAddress: { ...bill, line1: '' } });
    expect(error && fieldErrors(error)).toEqual({ 'billingAddress.line1': ['Please enter your address.'] });
  });

  it('lets an edited order keep an old postcode, but no empty line', () => {
    const old = { ...valid.shippingAddress, postcode: 'old' };
    expect([editedAddressInput.parse(old), editedBillingAddress.parse(old)]).toEqual([old, old]);
    expect(editedBillingAddress.parse(null)).toBeUndefined();
    const { error } = editedAddressInput.safeParse({ ...old, line1: '' });
    expect(error && fieldErrors(error)).toEqual({ line1: ['Please enter the address.'] });
  });

  it('prices for a destination, if there is one yet', () => {
    const delivery = { country: 'GB', postcode: 'LS1 4DY', method: 'post' };
    expect(cartInput.parse({ ...valid, delivery }).delivery).toEqual(delivery);
    expect(cartInput.parse({ ...valid, delivery: null }).delivery).toBeUndefined();
  });

  it('tells of every field at once, the postcode too', () => {
    const body = { ...withAddress({ city: '', postcode: 'nowhere' }), customer: {}, items: [{ product: '' }] };
    expect(Object.keys(errorsOf(body)).sort()).toEqual([
      'customer.email',
      'customer.firstName',
      'customer.lastName',
      'items.0.product',
      'shippingAddress.city',
      'shippingAddress.postcode',
    ]);
  });

  it('lists sizes in their order, up to 10,000 of each', () => {
    const [item] = checkoutInput.parse(
      withItem({ product: 'a', sizes: { XXL: 1, 'Boys S': 2, M: 4000, Medium: 6000 } }),
    ).items;
    expect(Object.entries(item?.sizes ?? {})).toEqual([
      ['SB', 2],
      ['M', 10_000],
      ['XXL', 1],
    ]);
  });

  it('takes the items alone to be priced', () => {
    expect(cartInput.parse(valid)).toEqual({ items: checkoutInput.parse(valid).items });
    expect(cartInput.safeParse({}).success).toBe(false);
  });

  it('takes a postcode abroad in the form of its country', () => {
    expect(checkoutInput.parse(withAddress({ postcode: '1000205', country: 'PT' })).shippingAddress.postcode).toBe(
      '1000-205',
    );
    expect(checkoutInput.safeParse(withAddress({ postcode: 'ABC', country: 'PT' })).success).toBe(false);
    const { shippingAddress } = checkoutInput.parse(withAddress({ postcode: '1010', country: 'at' }));
    expect(shippingAddress).toMatchObject({ postcode: '1010', country: 'AT' });
  });

  it('never throws, and says what is wrong in words', () => {
    times(500)(fc.anything(), fc.constantFrom(...Object.keys(valid)), (any, key) => {
      for (const body of [any, { ...valid, [key]: any }, withItem(any)]) {
        for (const message of Object.values(errorsOf(body)).flat()) expect(message).toMatch(/^[A-Z].*\.$/);
      }
    });
  });
});

describe('idempotencyKey', () => {
  it.each(['12345678', 'a'.repeat(200), '!~!~!~!~', '3f0c7a52-6f0e-4b52-9f0e-9d3f0c7a526f'])('takes %#', (key) => {
    expect(idempotencyKey.safeParse(key).success).toBe(true);
  });

  it.each([undefined, null, '', '1234567', 'a'.repeat(201), 'with space', 'ümläuts-', '12345678\n'])(
    'refuses %#',
    (key) => {
      const { error } = idempotencyKey.safeParse(key);
      expect(error && fieldErrors(error).body).toHaveLength(1);
    },
  );
});
