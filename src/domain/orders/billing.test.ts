import { describe, expect, it } from 'vitest';
import { billedLines, billingBody, recordedBilling, SAME_ADDRESS, typedBilling } from './billing';
import { checkoutInput } from './checkout-input';

const address = {
  line1: '1 Bank Street',
  line2: 'Floor 2',
  city: 'Leeds',
  region: 'Yorkshire',
  postcode: 'LS1 4AP',
  country: 'GB',
};
const billing = { companyName: 'Northside Ltd', billingAddress: address, purchaseOrder: 'PO-7' };

describe('billing details', () => {
  it('come out of their form as they went in', () => {
    expect(billingBody(typedBilling(billing, 'DE'))).toEqual(billing);
    expect(typedBilling(billing, 'DE')[SAME_ADDRESS]).toBe('');
  });

  it('say nothing where nothing is said', () => {
    const empty = typedBilling({ companyName: null }, 'DE');
    expect(empty).toMatchObject({ [SAME_ADDRESS]: 'on', 'billingAddress.country': 'DE' });
    expect(billingBody(empty)).toEqual({ companyName: '', purchaseOrder: '', billingAddress: null });
    expect(billedLines({ purchaseOrder: 'PO-7' })).toEqual([]);
    expect(recordedBilling({ billingAddress: { line1: null } })).toEqual({
      companyName: null,
      billingAddress: null,
      purchaseOrder: null,
    });
  });

  it('keep an address that was typed out of it while it is the same as the other', () => {
    expect(billingBody({ ...typedBilling(billing, 'GB'), [SAME_ADDRESS]: 'on' })).toEqual({
      companyName: 'Northside Ltd',
      purchaseOrder: 'PO-7',
      billingAddress: null,
    });
  });

  it('are optional in an order, and checked as a delivery address is', () => {
    const order = {
      items: [{ product: 'bag', quantity: 1 }],
      customer: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@shopper.test' },
      shippingAddress: address,
      paymentMethod: 'invoice',
    };
    expect(checkoutInput.parse(order)).not.toHaveProperty('billingAddress');
    expect(checkoutInput.parse({ ...order, billingAddress: null, companyName: ' ', purchaseOrder: '' })).toEqual(
      checkoutInput.parse(order),
    );
    const refused = checkoutInput.safeParse({
      ...order,
      ...{ companyName: 'x'.repeat(121), purchaseOrder: 'x'.repeat(41), billingAddress: { ...address, postcode: 'X' } },
    });
    expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'companyName',
      'purchaseOrder',
      'billingAddress.postcode',
    ]);
  });
});
