import { expect, it } from 'vitest';
import { fieldErrors } from '@/domain/text/field-errors';
import { shopSettingsForm, sizeTable, type ShopSettingsValues } from './shop-settings-form';

const good: ShopSettingsValues = {
  companyName: 'Kitroom Teamwear Ltd',
  companyNumber: '01234567',
  vatNumber: 'GB123456789',
  country: 'GB',
  currency: 'USD',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  priceTiers: [
    { minQuantity: '10', percentOff: '5' },
    { minQuantity: '25', percentOff: '10' },
  ],
  techniquePrices: { vinyl: '3.50', transfer: '', embroidery: '6' },
  lowStockThreshold: '5',
  invoiceDays: '14',
  returnDays: '30',
  invoicePrefix: 'INV-',
  firstInvoiceNumber: '1042',
  creditNotePrefix: 'CN-',
  firstCreditNoteNumber: '1',
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
  bankDetails: 'Kitroom Ltd\nSort code 12-34-56',
  remindersOn: 'on',
  reminderDaysBefore: '3',
  reminderDaysAfter: '1, 7, 14',
  unconfirmedPieces: '30',
  unconfirmedAmount: '1000',
  assetQuotaMb: '500',
  kitDesignMonths: '18',
  strictKitChecks: ['over-seam'],
  shirtNumbers: {
    football: { least: '0', most: '99' },
    rugby: { least: '1', most: '23' },
    cricket: { least: '0', most: '99' },
    training: { least: '0', most: '120' },
  },
  seamAllowance: '12',
  roll: { width: '1600', margin: '10', gap: '10', maxLength: '5000' },
  threads: 'Madeira 1842; Navy; #14213f',
  sizeTable: sizeTable.toForm({ 'football-shirt_mens': { M: { across: 540 } } }),
};

const errorsOf = (change: Partial<ShopSettingsValues>) => {
  const parsed = shopSettingsForm.safeParse({ ...good, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error);
};

it('takes what a shop would set, tiers or none', () => {
  expect(shopSettingsForm.parse(good)).toEqual(good);
  expect(errorsOf({ priceTiers: [], bankDetails: '', unconfirmedAmount: '0' })).toEqual({});
});

it.each([
  [{ lowStockThreshold: '-1' }, 'lowStockThreshold'],
  [{ invoiceDays: '366' }, 'invoiceDays'],
  [{ returnDays: '366' }, 'returnDays'],
  [{ invoicePrefix: 'INV 1' }, 'invoicePrefix'],
  [{ firstInvoiceNumber: '0' }, 'firstInvoiceNumber'],
  [{ reminderDaysBefore: '91' }, 'reminderDaysBefore'],
  [{ reminderDaysAfter: '1; 7' }, 'reminderDaysAfter'],
  [{ lowStockThreshold: '' }, 'lowStockThreshold'],
  [{ roll: { ...good.roll, width: '400' } }, 'roll.width'],
  [{ roll: { ...good.roll, gap: '' } }, 'roll.gap'],
  [{ roll: { ...good.roll, maxLength: '5001' } }, 'roll.maxLength'],
  [{ threads: 'Madeira 1842; Navy; navy' }, 'threads'],
  [{ unconfirmedPieces: '2.5' }, 'unconfirmedPieces'],
  [{ unconfirmedAmount: '1,000' }, 'unconfirmedAmount'],
  [{ unconfirmedAmount: '99999999' }, 'unconfirmedAmount'],
  [{ techniquePrices: { vinyl: 'free', transfer: '', embroidery: '6' } }, 'techniquePrices.vinyl'],
  [{ assetQuotaMb: 'many' }, 'assetQuotaMb'],
  [{ kitDesignMonths: '0' }, 'kitDesignMonths'],
  [{ bankDetails: 'x'.repeat(1001) }, 'bankDetails'],
  [{ priceTiers: [{ minQuantity: 'ten', percentOff: '5' }] }, 'priceTiers.0.minQuantity'],
  [{ priceTiers: good.priceTiers.toReversed() }, 'priceTiers'],
  [{ priceTiers: [{ minQuantity: '1', percentOff: '5' }] }, 'priceTiers'],
])('says what is wrong beside its field: %j', (change, field) =>
  expect(Object.keys(errorsOf(change))).toEqual([field]),
);
