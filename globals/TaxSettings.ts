import type { GlobalConfig } from 'payload';
import { purgesCacheOfSettings } from '../collections/shared/purges-cache';
import { adoptTaxFormat } from '../collections/shared/shop-format';
import { nobody, staffWho } from '../collections/shared/access';
import { percentField, taxClassField } from '../collections/shared/tax-fields';
import { TAX_ROUNDINGS } from '@/domain/taxes/calculate-taxes';
import { MAX_TAX_NAME, MAX_TAX_RATES, NO_TAXES, taxSettingsInput } from '@/domain/taxes/tax-settings';

const { shape } = taxSettingsInput;

/** The rule of a setting as every form has it: true, or what is wrong with the value. Lists left out are empty. */
const follows = (name: keyof typeof shape) => (value: unknown) => {
  const given = value ?? (name === 'rates' || name === 'reverseChargeCountries' ? [] : undefined);
  return shape[name].safeParse(given).error?.issues[0]?.message ?? true;
};

/** Tax rules of the shop. Orders keep their tax: a change applies to later ones. */
export const TaxSettings: GlobalConfig = {
  slug: 'tax-settings',
  dbName: 'tax_settings',
  lockDocuments: false,
  access: { read: staffWho('settings:write'), update: staffWho('settings:write'), readVersions: nobody },
  hooks: { afterChange: [adoptTaxFormat, purgesCacheOfSettings] },
  fields: [
    { name: 'isCharged', type: 'checkbox', required: true, defaultValue: NO_TAXES.isCharged },
    {
      name: 'pricesIncludeTax',
      type: 'checkbox',
      required: true,
      defaultValue: NO_TAXES.pricesIncludeTax,
      admin: { description: 'Whether the prices of the shop, and of delivery, contain the tax.' },
    },
    {
      name: 'rounding',
      type: 'select',
      required: true,
      defaultValue: NO_TAXES.rounding,
      options: TAX_ROUNDINGS.map((value) => ({ value, label: value })),
      admin: { description: 'Whether the tax is rounded for each line, or once for each rate of an order.' },
    },
    {
      name: 'taxName',
      type: 'text',
      required: true,
      defaultValue: NO_TAXES.taxName,
      maxLength: MAX_TAX_NAME,
      validate: follows('taxName'),
      admin: { description: 'What the tax is called, such as VAT.' },
    },
    {
      name: 'reverseChargeCountries',
      type: 'text',
      hasMany: true,
      validate: follows('reverseChargeCountries'),
      admin: { description: 'Countries whose businesses account for the tax themselves, by their VAT number.' },
    },
    {
      name: 'homeRate',
      type: 'number',
      validate: follows('homeRate'),
      admin: { description: 'Units of the currency of the shop’s country for one of the shop’s, where these differ.' },
    },
    {
      name: 'homeRateOn',
      type: 'text',
      validate: follows('homeRateOn'),
      admin: { description: 'The day that rate is from, 2026-11-21.' },
    },
    {
      name: 'rates',
      type: 'array',
      dbName: 'tax_rates',
      maxRows: MAX_TAX_RATES,
      validate: follows('rates'),
      admin: { description: 'The rates of countries and regions, each from a day on.' },
      fields: [
        { name: 'country', type: 'text', required: true },
        { name: 'region', type: 'text', admin: { description: 'Name of the region; empty for the whole country.' } },
        {
          name: 'postcodes',
          type: 'text',
          admin: { description: 'The region’s postcodes, by how they begin: BT, or 35, 38, or 100-149.' },
        },
        {
          name: 'from',
          type: 'text',
          admin: { description: 'First day, such as 2026-11-21; empty where it has always applied.' },
        },
        percentField('standard', 'Standard rate, per cent.', { required: true }),
        percentField('reduced', 'Reduced rate, per cent.', { required: true }),
        taxClassField('boysTaxClass', 'How boys’ sizes are taxed there; empty where as any other.'),
      ],
    },
  ],
};
