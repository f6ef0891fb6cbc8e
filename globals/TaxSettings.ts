import type { GlobalConfig } from 'payload';
import { purgesCacheOfSettings } from '../collections/shared/purges-cache';
import { adoptTaxFormat, checkHomeRate } from '../collections/shared/shop-format';
import { nobody, staffWho } from '../collections/shared/access';
import { percentField, taxClassField } from '../collections/shared/tax-fields';
import { TAX_ROUNDINGS } from '@/domain/taxes/calculate-taxes';
import { MAX_TAX_NAME, MAX_TAX_RATES, NO_TAXES, taxSettingsInput } from '@/domain/taxes/tax-settings';

const { shape } = taxSettingsInput;

/** Validates a setting by the forms’ rule. Missing lists are empty. */
const follows = (name: keyof typeof shape) => (value: unknown) => {
  const given = value ?? (name === 'rates' || name === 'reverseChargeCountries' ? [] : undefined);
  return shape[name].safeParse(given).error?.issues[0]?.message ?? true;
};

/** Changes apply to later orders only: each order keeps its tax. */
export const TaxSettings: GlobalConfig = {
  slug: 'tax-settings',
  dbName: 'tax_settings',
  lockDocuments: false,
  access: { read: staffWho('settings:write'), update: staffWho('settings:write'), readVersions: nobody },
  hooks: { beforeChange: [checkHomeRate], afterChange: [adoptTaxFormat, purgesCacheOfSettings] },
  fields: [
    { name: 'isCharged', type: 'checkbox', required: true, defaultValue: NO_TAXES.isCharged },
    {
      name: 'pricesIncludeTax',
      type: 'checkbox',
      required: true,
      defaultValue: NO_TAXES.pricesIncludeTax,
      admin: { description: 'Prices and delivery charges include tax.' },
    },
    {
      name: 'rounding',
      type: 'select',
      required: true,
      defaultValue: NO_TAXES.rounding,
      options: TAX_ROUNDINGS.map((value) => ({ value, label: value })),
      admin: { description: 'Tax is rounded for each line, or once for each tax rate of an order.' },
    },
    {
      name: 'taxName',
      type: 'text',
      required: true,
      defaultValue: NO_TAXES.taxName,
      maxLength: MAX_TAX_NAME,
      validate: follows('taxName'),
      admin: { description: 'Such as VAT.' },
    },
    {
      name: 'reverseChargeCountries',
      type: 'text',
      hasMany: true,
      validate: follows('reverseChargeCountries'),
      admin: { description: 'Countries whose businesses with a VAT number account for the tax themselves.' },
    },
    {
      name: 'homeRate',
      type: 'number',
      validate: follows('homeRate'),
      admin: {
        description:
          'Exchange rate, if the shop’s currency is not its country’s: units of the country’s currency for one of the shop’s.',
      },
    },
    {
      name: 'homeRateOn',
      type: 'text',
      validate: follows('homeRateOn'),
      admin: { description: 'Date of the exchange rate, such as 2026-11-21.' },
    },
    {
      name: 'rates',
      type: 'array',
      dbName: 'tax_rates',
      maxRows: MAX_TAX_RATES,
      validate: follows('rates'),
      admin: { description: 'Tax rates of countries and regions.' },
      fields: [
        { name: 'country', type: 'text', required: true },
        { name: 'region', type: 'text', admin: { description: 'Empty for the whole country.' } },
        {
          name: 'postcodes',
          type: 'text',
          admin: { description: 'First characters of the region’s postcodes: BT, or 35, 38, or 100-149.' },
        },
        {
          name: 'from',
          type: 'text',
          admin: { description: 'First day, such as 2026-11-21; empty if it has always applied.' },
        },
        percentField('standard', 'Per cent.', { required: true }),
        percentField('reduced', 'Per cent.', { required: true }),
        taxClassField('boysTaxClass', 'Tax class of boys’ sizes; empty for that of other sizes.'),
      ],
    },
  ],
};
