import type { Field, FieldAccess } from 'payload';
import { COUNTRY_CODES } from '@/domain/text/countries';
import { isCurrency, isLocale, isTimeZone, DEFAULT_SHOP_FORMAT } from '@/domain/text/shop-format';

type Rule = { read: FieldAccess; update: FieldAccess };
type Check = (value: string) => boolean;

export const companyFields = (access: Rule): Field[] => [
  ...companyTexts.map(([name, maxLength, description]) => ({
    ...{ name, type: 'text' as const, maxLength, access },
    admin: { description },
  })),
  formatField('country', 'Country of the shop, ISO 3166-1 alpha-2, such as GB.', access, (code) =>
    COUNTRY_CODES.includes(code),
  ),
  formatField('currency', 'Currency of all prices, ISO 4217, such as GBP.', access, isCurrency),
  formatField('locale', 'Format of numbers and dates, such as en-GB.', access, isLocale),
  formatField('timeZone', 'Such as Europe/London.', access, isTimeZone),
];

const companyTexts = [
  ['companyName', 120, 'Legal name.'],
  ['companyNumber', 40, 'Number in the register of companies.'],
  ['vatNumber', 40, 'With country prefix, such as GB123456789.'],
] as const;

function formatField(name: keyof typeof DEFAULT_SHOP_FORMAT, description: string, access: Rule, isKnown: Check): Field {
  return {
    ...{ name, type: 'text', required: true, maxLength: 60, access },
    defaultValue: DEFAULT_SHOP_FORMAT[name],
    admin: { description },
    validate: (value: unknown) => (typeof value === 'string' && isKnown(value)) || 'This value is not known.',
  };
}
