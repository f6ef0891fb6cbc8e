import type { FieldAccess, NumberField, RelationshipField, TextField } from 'payload';
import { isHexColor } from '@/domain/text/hex';
import { currencyDecimals } from '@/domain/money/currency';
import { isExactAmount, maxAmount } from '@/domain/money/money';
import { amountLimit } from '@/domain/money/typed-amount';
import { isDay } from '@/domain/text/days';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function slugField(overrides: Partial<TextField> = {}): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: 120,
    validate: (value: unknown) =>
      (typeof value === 'string' && slugPattern.test(value)) ||
      'Use lower-case letters, digits and single hyphens, as in “match-day-kit”.',
    ...overrides,
    admin: { description: 'Unique part of the web address.', ...overrides.admin },
  } as TextField;
}

/** For amounts that `moneyField` does not fit, such as negative ones. */
export const MONEY_COMPONENTS = {
  Cell: '/src/areas/cms/panel/TextCells#MoneyCell',
  Field: '/src/areas/cms/panel/NumberFields#MoneyField',
};

export const SIZE_COMPONENTS = {
  Cell: '/src/areas/cms/panel/TextCells#SizeCell',
  Field: '/src/areas/cms/panel/NumberFields#SizeField',
};

/** An amount in the shop’s currency, 0 or more; the database refuses more than three decimals. */
export function moneyField(name: string, description: string, overrides: Partial<NumberField> = {}): NumberField {
  return {
    name,
    type: 'number',
    min: 0,
    validate: (value: unknown) => {
      if (value === null || value === undefined) return overrides.required ? 'This field is required.' : true;
      if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return 'Enter an amount of 0 or more.';
      if (value > maxAmount()) return amountLimit();
      return isExactAmount(value) || tooManyDecimals();
    },
    ...overrides,
    admin: { description: `${description} In the shop’s currency.`, components: MONEY_COMPONENTS, ...overrides.admin },
  } as NumberField;
}

const DECIMALS = ['no decimals', 'one decimal', 'two decimals', 'three decimals'];

const tooManyDecimals = (): string => {
  const decimals = currencyDecimals();
  return decimals === 0 ? 'Use no decimals.' : `Use at most ${DECIMALS[decimals]}.`;
};

export function countField(name: string, description: string, overrides: Partial<NumberField> = {}): NumberField {
  return {
    name,
    type: 'number',
    required: true,
    defaultValue: 0,
    min: 0,
    max: 2_000_000_000,
    validate: (value: unknown) =>
      (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= 2_000_000_000) ||
      'Enter a whole number of 0 or more.',
    ...overrides,
    admin: { description, ...overrides.admin },
  } as NumberField;
}

export const dayField = (name: string, description: string): TextField => ({
  name,
  type: 'text',
  validate: (value: unknown) => !value || (typeof value === 'string' && isDay(value)) || 'Enter a day.',
  admin: { description: `${description} A day of the shop, such as 2026-11-27.` },
});

export function hexField(name: string): TextField {
  return {
    name,
    type: 'text',
    required: true,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
    validate: (value: unknown) => isHexColor(value) || 'Enter a colour as #rrggbb.',
    admin: { description: 'As #rrggbb.' },
  };
}

export const teamField = (overrides: { unique?: true; access?: { update: FieldAccess } } = {}): RelationshipField => ({
  name: 'team',
  type: 'relationship',
  relationTo: 'teams',
  required: true,
  index: true,
  maxDepth: 0,
  ...overrides,
});
