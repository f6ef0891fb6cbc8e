import type { Field, FieldAccess } from 'payload';
import { COUNTRY_CODES } from '@/domain/text/countries';
import { isCurrency, isLocale, isTimeZone, DEFAULT_SHOP_FORMAT } from '@/domain/text/shop-format';

type Rule = { read: FieldAccess; update: FieldAccess };
type Check = (value: string) => boolean;

/** Company details as on invoices, and formats of money, numbers and dates. */
export const companyFields = (access: Rule): Field[] => [
  ...companyTexts.map(([name, maxLength, description]) => ({
    ...{ name, type: 'text' as const, maxLength, access },
    admin: { description },
  })),
  formatField('country', 'The shop’s own country, ISO 3166-1 alpha-2.', access, (code) => COUNTRY_CODES.includes(code)),
  formatField('currency', 'What prices are in, ISO 4217.', access, isCurrency),
  formatField('locale', 'How numbers and dates are written, as en-GB.', access, isLocale),
  formatField('timeZone', 'The shop’s time zone, such as Europe/London.', access, isTimeZone),
];

const companyTexts = [
  ['companyName', 120, 'The company’s legal name.'],
  ['companyNumber', 40, 'As the register of companies has it.'],
  ['vatNumber', 40, 'For tax, with the country’s letters.'],
] as const;

function formatField(name: keyof typeof DEFAULT_SHOP_FORMAT, description: string, access: Rule, isKnown: Check): Field {
  return {
    ...{ name, type: 'text', required: true, maxLength: 60, access },
    defaultValue: DEFAULT_SHOP_FORMAT[name],
    admin: { description },
    validate: (value: unknown) => (typeof value === 'string' && isKnown(value)) || 'This value is not known.',
  };
}
