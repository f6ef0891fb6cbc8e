import { formatAmount } from '@/domain/money/money';
import { describe, expect, it } from 'vitest';
import { orderConfirmation } from '@/modules/orders/emails/order-confirmation';
import { shopSettings } from '@/areas/back-office/settings/shop-settings';
import type { ShopSettingsValues } from '@/areas/back-office/settings/shop-settings-form';
import { localRequest } from '@/lib/payload/local-request';
import type { AdminUser } from '@/payload-types';
import { recordPurges } from '../setup/purged';
import { createProduct, createStaff, placed, rows, payload } from '../setup/shop';

const purged = recordPurges();
const { user: administrator } = await createStaff('owner');

const requestOf = (user: AdminUser) => localRequest(payload, { user: { ...user, collection: 'admin-users' } });
const load = async () => shopSettings.load({ payload, user: (await requestOf(administrator)).user });
const save = async (values: ShopSettingsValues, seen: ShopSettingsValues, user = administrator) =>
  shopSettings.save({ payload, req: await requestOf(user), values, seen });

const choose = async (currency: string) => save({ ...(await load()), currency }, await load());
const chosen: Omit<ShopSettingsValues, 'sizeTable'> = {
  companyName: 'Kitroom Teamwear Ltd',
  companyNumber: '01234567',
  vatNumber: 'GB123456789',
  country: 'US',
  currency: 'GBP',
  locale: 'en-US',
  timeZone: 'America/New_York',
  priceTiers: [{ minQuantity: '12', percentOff: '7' }],
  techniquePrices: { vinyl: '3.50', transfer: '', embroidery: '6.00' },
  lowStockThreshold: '8',
  invoiceDays: '30',
  returnDays: '60',
  invoicePrefix: 'KR-',
  firstInvoiceNumber: '12',
  creditNotePrefix: 'KC-',
  firstCreditNoteNumber: '3',
  depositPercent: '30',
  depositFor: 'teams',
  journalAccounts: {
    debtors: '',
    sales: '4000',
    tax: '',
    bank: '',
    card: '',
    cash: '',
    vouchers: '',
    voucherCosts: '',
    badDebts: '',
  },
  bankDetails: 'Kitroom Ltd, Anybank\nSort code 12-34-56, account 12345678',
  remindersOn: 'off',
  reminderDaysBefore: '0',
  reminderDaysAfter: '2, 9',
  unconfirmedPieces: '12',
  unconfirmedAmount: '400.50',
  assetQuotaMb: '250',
  kitDesignMonths: '12',
  strictKitChecks: ['outside-palette', 'over-seam'],
  shirtNumbers: {
    football: { least: '0', most: '99' },
    rugby: { least: '1', most: '23' },
    cricket: { least: '0', most: '99' },
    training: { least: '0', most: '120' },
  },
  seamAllowance: '12',
  roll: { width: '1370', margin: '0', gap: '4', maxLength: '3000' },
  threads: 'Madeira 1842; Navy; #14213f\nMadeira 1147; Red; #c8102e',
};

const { sizeTable } = await load();
const shirt = { ...sizeTable['football-shirt_mens'], L: { across: '570', along: '' } };
const ours = { ...chosen, sizeTable: { ...sizeTable, 'football-shirt_mens': shirt } };

describe('the shop’s business settings', () => {
  it('are saved whole, logged field by field, and leave the cache', async () => {
    const before = await load();
    purged.clear();
    expect(await save(ours, before)).toEqual({ ok: true, values: ours });
    expect(await load()).toEqual(ours);
    expect(purged).toContain('settings');
    const [entry] = await rows<{ action: string; before: object; after: object }>`select action, before, after
      from activity_log where actor_id = ${administrator.id} order by created_at desc limit 1`;
    expect(entry).toMatchObject({
      action: 'site-settings.updated',
      before: { lowStockThreshold: 5, assetQuotaMb: 500 },
      after: {
        ...{ lowStockThreshold: 8, unconfirmedAmount: 400.5, bankDetails: ours.bankDetails, seamAllowance: 12 },
        'sizeTable.football-shirt_mens': { L: { across: 570 } },
      },
    });
  });

  it('of someone else’s in the meantime are not overwritten unseen', async () => {
    const seen = await load();
    const theirs = { ...seen, lowStockThreshold: '9' };
    expect(await save(theirs, seen)).toMatchObject({ ok: true });
    expect(await save({ ...seen, assetQuotaMb: '100' }, seen)).toMatchObject({ code: 'conflict', stored: theirs });
    expect(await load()).toEqual(theirs);
  });

  it('are not for editors', async () => {
    const { user: editor } = await createStaff('content_manager');
    const seen = await load();
    expect(await save({ ...seen, bankDetails: 'Mine' }, seen, editor)).toMatchObject({ ok: false, code: 'invalid' });
    expect(await load()).toEqual(seen);
  });

  it('take no currency that has fewer decimals than a price', async () => {
    await createProduct({ stock: 1 });
    await rows`update products set price = 24.99, unit_price = 24.99, sale_price = null`;
    const refused = () => ({ code: 'invalid', fieldErrors: { currency: [expect.stringContaining('prices')] } });
    expect(await choose('JPY')).toMatchObject(refused());
    await rows`update products set price = 25, unit_price = 25`;
    const method = { pricedBy: 'order', steps: [{ from: 0, price: 4.95 }], freeFrom: null };
    await rows`insert into delivery_settings (zones) values (${JSON.stringify([{ methods: [method] }])})`;
    expect(await choose('JPY')).toMatchObject(refused());
    await rows`update delivery_settings set zones = '[]'`;
    expect(await choose('JPY')).toMatchObject(refused());
    expect(await save({ ...(await load()), unconfirmedAmount: '400' }, await load())).toMatchObject({ ok: true });
    const values = await choose('JPY');
    expect(values).toMatchObject({
      ok: true,
      values: { unconfirmedAmount: '400', techniquePrices: { embroidery: '6' } },
    });
    expect(values).toMatchObject({ values: await load() });
    expect(formatAmount(1234)).toBe('¥1,234');
    expect(await choose('GBP')).toMatchObject({ ok: true });
  });

  it('name the account in the confirmation of an order on invoice, with its reference', async () => {
    await save({ ...ours, unconfirmedPieces: '30', unconfirmedAmount: '1000' }, await load());
    const product = await createProduct({ stock: 5 });
    const { trackingToken, orderNumber } = await placed({ product: product.id, quantity: 1 });
    const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
    const email = await orderConfirmation.write({ payload, settings, data: { token: trackingToken } });
    const due = new Date(Date.now() + 30 * 86_400_000);
    const day = due.toLocaleDateString(ours.locale, { dateStyle: 'long', timeZone: ours.timeZone });
    expect(email?.text).toContain(`Please pay by ${day}.\n\n${ours.bankDetails}\nReference: ${orderNumber}`);
  });
});

describe('the currency', () => {
  it('is settled by the first order, which keeps it', async () => {
    const before = await load();
    expect(before.currency).toBe('GBP');
    const product = await createProduct({ stock: 5 });
    const order = await placed({ product: product.id, quantity: 1 });
    expect(order.currency).toBe('GBP');
    expect(await choose('EUR')).toMatchObject({
      code: 'invalid',
      fieldErrors: { currency: ['There are orders in GBP. The currency can change only before the first order.'] },
    });
    expect(await load()).toEqual(before);
    expect(formatAmount(1234.5)).toBe('£1,234.50');
    const [stored] = await rows`select currency from orders where id = ${order.id}`;
    expect(stored).toEqual({ currency: 'GBP' });
  });

  it('that does not exist is refused over the API too', async () => {
    for (const currency of ['ABC', 'X', '£', ''])
      await expect(payload.updateGlobal({ slug: 'site-settings', data: { currency } })).rejects.toThrow('Currency');
  });
});
