import type { CheckboxField, Field, FieldAccess, NumberField, SelectField, TextField } from 'payload';
import { toAmount, toCents } from '@/domain/money/money';
import { TAX_ROUNDINGS, TAX_TREATMENTS } from '@/domain/taxes/calculate-taxes';
import { TAX_CLASS_LABELS, TAX_CLASSES } from '@/domain/taxes/tax-classes';
import { isTaxPercent } from '@/domain/taxes/tax-rates';
import { parseVatNumber, VAT_NUMBER_PROBLEM } from '@/domain/taxes/vat-number';
import { nobody } from './access';
import { MONEY_COMPONENTS, moneyField } from './fields';

const readOnly = { create: nobody, update: nobody } as const;

export const percentField = (name: string, description: string, overrides: Partial<NumberField> = {}): NumberField =>
  ({
    name,
    type: 'number',
    min: 0,
    max: 100,
    validate: (value: unknown) =>
      (!overrides.required && (value === null || value === undefined)) ||
      isTaxPercent(value) ||
      'Enter 0 to 100 per cent, with at most three decimals.',
    ...overrides,
    admin: { description, ...overrides.admin },
  }) as NumberField;

export const taxClassField = (name: string, description: string, overrides: Partial<SelectField> = {}): SelectField =>
  ({
    name,
    type: 'select',
    options: TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] })),
    admin: { description },
    ...overrides,
  }) as SelectField;

/** They decide on tax: only staff may write them if others may change the record, too. */
export const taxBuyerFields = (access?: { update: FieldAccess }): [TextField, CheckboxField] => [
  {
    name: 'vatNumber',
    type: 'text',
    label: 'VAT number',
    access,
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === 'string' ? (parseVatNumber(value)?.number ?? value.trim()) : value) || null,
      ],
    },
    validate: (value: unknown) =>
      !value || (typeof value === 'string' && parseVatNumber(value) !== undefined) || VAT_NUMBER_PROBLEM,
  },
  {
    name: 'isTaxExempt',
    type: 'checkbox',
    defaultValue: false,
    access,
    admin: {
      description: 'Pays no tax on orders entered by staff or placed by a team, such as a charity or an authority.',
    },
  },
];

export const orderTaxFields = (table: string): Field[] => [
  {
    name: 'netAmount',
    type: 'number',
    virtual: true,
    access: readOnly,
    admin: { description: 'Total without tax.', readOnly: true, components: MONEY_COMPONENTS },
    hooks: {
      afterRead: [
        ({ data }) =>
          typeof data?.totalAmount === 'number'
            ? toAmount(toCents(data.totalAmount) - toCents(Number(data.taxAmount ?? 0)))
            : undefined,
      ],
    },
  },
  moneyField('taxAmount', 'Tax included in the total.', { defaultValue: 0, access: readOnly }),
  moneyField('taxReliefAmount', 'Tax taken off the prices for a customer who pays none.', {
    defaultValue: 0,
    access: readOnly,
  }),
  {
    name: 'taxLines',
    type: 'array',
    dbName: table,
    access: readOnly,
    admin: { description: 'Net and tax by rate, including delivery; empty if no tax is charged.' },
    fields: [
      percentField('rate', 'Per cent.', { required: true }),
      moneyField('net', 'Amount without tax.', { required: true }),
      moneyField('tax', 'Amount of tax.', { required: true }),
    ],
  },
  {
    name: 'taxTreatment',
    type: 'select',
    access: readOnly,
    options: TAX_TREATMENTS.map((value) => ({ value, label: value })),
    admin: { description: 'Charged, or the reason it is not; empty if the shop charges no tax.', readOnly: true },
  },
  { name: 'taxName', type: 'text', access: readOnly, admin: { readOnly: true } },
  {
    name: 'pricesIncludeTax',
    type: 'checkbox',
    defaultValue: true,
    access: readOnly,
    admin: { description: 'Prices of the lines include tax.', readOnly: true },
  },
  {
    name: 'taxRounding',
    type: 'select',
    access: readOnly,
    options: TAX_ROUNDINGS.map((value) => ({ value, label: value })),
    admin: { description: 'Rounded for each line, or once for each tax rate of the order.', readOnly: true },
  },
  { name: 'vatNumber', type: 'text', label: 'VAT number', access: readOnly, admin: { readOnly: true } },
];

/** All empty if no tax is charged. */
export const lineTaxFields: Field[] = [
  percentField('taxRate', 'Per cent charged.'),
  percentField('reliefRate', 'Per cent taken off the price for a customer who pays no tax.'),
  moneyField('netAmount', 'Line total without tax, after its share of discounts.'),
  moneyField('taxAmount', 'Tax of the line.'),
];
