import { MAX_BANK_DETAILS } from '@/domain/money/pay-to';
import type { GlobalConfig } from 'payload';
import { nobody, staffWho } from '../collections/shared/access';
import { countField, moneyField } from '../collections/shared/fields';
import { CLAIMS } from '@/domain/pages/claims';
import { DEFAULT_UNCONFIRMED } from '@/domain/orders/order-confirmation';
import { DEFAULT_DESIGN_MONTHS, isDesignMonths, MAX_DESIGN_MONTHS } from '@/domain/kits/designs/design-months';
import {
  DAYS_AFTER_HINT,
  DEFAULT_REMINDERS,
  isDaysBefore,
  MAX_REMINDER_DAYS,
  readDaysAfter,
} from '@/domain/invoices/reminders';
import { DEPOSIT_FOR, DEPOSIT_FOR_LABELS, isDepositPercent } from '@/domain/invoices/deposits';
import { DEFAULT_INVOICE_DAYS, isInvoiceDays, MAX_INVOICE_DAYS } from '@/domain/invoices/invoice-terms';
import {
  DEFAULT_NUMBER_RULES,
  isNumberRange,
  MAX_SHIRT_NUMBER,
  NUMBERED_SPORTS,
} from '@/domain/kits/checks/number-rules';
import { OPTIONAL_CHECK_CODES, OPTIONAL_CHECKS } from '@/domain/kits/checks/strict-checks';
import { KIT_TECHNIQUE_TYPES, KIT_TECHNIQUES } from '@/domain/kits/document/kit-techniques';
import { DEFAULT_PRICE_TIERS } from '@/domain/money/price-tiers';
import { checkSizeTable } from '@/domain/kits/production/check-size-table';
import { MAX_SEAM_ALLOWANCE, USUAL_SEAM_ALLOWANCE } from '@/domain/kits/production/make-rules';
import { companyFields } from './company-fields';
import { checkAmountsExact, adoptShopFormat } from '../collections/shared/shop-format';
import { priceTiersField } from '../collections/shared/price-tiers';
import { purgesCacheOfSettings } from '../collections/shared/purges-cache';
import { picturesOnly } from '../collections/shared/pictures-only';

const social = ['facebook', 'instagram', 'twitter', 'youtube'] as const;

/** Editors keep the brand; what decides prices and stock is for administrators. */
const shopRule = { read: staffWho('settings:write'), update: staffWho('settings:write') };

/** The supplier’s own brand and rules: data, so that the software carries nobody’s name. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  dbName: 'site_settings',
  lockDocuments: false,
  access: { read: staffWho('site:write'), update: staffWho('site:write'), readVersions: nobody },
  hooks: { beforeChange: [checkAmountsExact], afterChange: [adoptShopFormat, purgesCacheOfSettings] },
  fields: [
    { name: 'brandName', type: 'text', required: true, defaultValue: 'Kitroom', maxLength: 60 },
    { name: 'tagline', type: 'text', defaultValue: 'Custom teamwear, made to order', maxLength: 160 },
    { name: 'logo', type: 'upload', relationTo: 'media', filterOptions: picturesOnly },
    { name: 'phone', type: 'text', defaultValue: '+44 161 496 0123' },
    {
      name: 'salesEmail',
      type: 'email',
      required: true,
      defaultValue: 'sales@kitroom.test',
      // Orders and inquiries are sent there, with all that customers write in them.
      access: { update: staffWho('settings:write') },
    },
    { name: 'address', type: 'textarea', defaultValue: 'Unit 4, Mill Lane\nManchester M1 2AB\nUnited Kingdom' },
    {
      name: 'social',
      type: 'group',
      fields: social.map((name) => ({
        name,
        type: 'text' as const,
        validate: (value: unknown) =>
          !value ||
          (typeof value === 'string' && value.startsWith('https://')) ||
          'Enter an address that begins with https://.',
      })),
    },
    {
      name: 'claims',
      type: 'group',
      admin: { description: 'Promises shown in the shop; an empty one is not shown.' },
      fields: Object.entries(CLAIMS).map(([name, defaultValue]) => ({
        name,
        type: 'text' as const,
        maxLength: 80,
        defaultValue,
      })),
    },
    { name: 'copyrightYear', type: 'number', required: true, defaultValue: 2024 },
    ...companyFields(shopRule),
    countField('lowStockThreshold', 'At this many units or fewer, shoppers are warned.', {
      defaultValue: 5,
      access: shopRule,
    }),
    priceTiersField('Quantity discounts, for every product without tiers of its own.', {
      defaultValue: () => DEFAULT_PRICE_TIERS.map((tier) => ({ ...tier })),
      access: shopRule,
    }),
    {
      name: 'techniquePrices',
      type: 'group',
      access: shopRule,
      admin: {
        description:
          'What a piece made to a kit costs more for its names, numbers and logos; an empty one is not offered.',
      },
      fields: KIT_TECHNIQUE_TYPES.map((technique) =>
        moneyField(technique, `${KIT_TECHNIQUES[technique].label}, a piece.`),
      ),
    },
    countField('assetQuotaMb', 'How many megabytes of design assets a team may keep.', {
      defaultValue: 500,
      access: shopRule,
    }),
    countField('kitDesignMonths', 'Months that a visitor’s kit design is kept after it was last opened.', {
      defaultValue: DEFAULT_DESIGN_MONTHS,
      min: 1,
      max: MAX_DESIGN_MONTHS,
      validate: (value: unknown) => isDesignMonths(value) || `Enter a whole number from 1 to ${MAX_DESIGN_MONTHS}.`,
      access: shopRule,
    }),
    {
      name: 'strictKitChecks',
      type: 'select',
      hasMany: true,
      options: OPTIONAL_CHECK_CODES.map((value) => ({ value, label: OPTIONAL_CHECKS[value] })),
      access: shopRule,
      admin: { description: 'What keeps a kit from being ordered, though it would only be warned of.' },
    },
    {
      name: 'shirtNumbers',
      type: 'group',
      access: shopRule,
      admin: { description: 'The numbers that each sport allows on shirts.' },
      fields: NUMBERED_SPORTS.map((sport) => ({
        name: sport,
        type: 'group' as const,
        fields: (['least', 'most'] as const).map((end) =>
          countField(end, end === 'least' ? 'The lowest.' : 'The highest.', {
            defaultValue: DEFAULT_NUMBER_RULES[sport][end],
            max: MAX_SHIRT_NUMBER,
            validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
              isNumberRange({ ...DEFAULT_NUMBER_RULES[sport], ...(siblingData as object), [end]: Number(value) }) ||
              `Enter whole numbers from 0 to ${MAX_SHIRT_NUMBER}, the lowest first.`,
          }),
        ),
      })),
    },
    countField(
      'unconfirmedPieces',
      'How many pieces a visitor may order on invoice; a larger order waits until it is confirmed by email.',
      { defaultValue: DEFAULT_UNCONFIRMED.pieces, access: shopRule },
    ),
    moneyField(
      'unconfirmedAmount',
      'How much a visitor may order for on invoice; a larger order waits until it is confirmed by email.',
      {
        required: true,
        defaultValue: DEFAULT_UNCONFIRMED.amount,
        access: shopRule,
      },
    ),
    countField('seamAllowance', 'Cloth between the line that is sewn and the line that is cut, in mm.', {
      defaultValue: USUAL_SEAM_ALLOWANCE,
      max: MAX_SEAM_ALLOWANCE,
      validate: (value: unknown) =>
        (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_SEAM_ALLOWANCE) ||
        `Enter whole millimetres, at most ${MAX_SEAM_ALLOWANCE}.`,
      access: shopRule,
    }),
    {
      name: 'sizeTable',
      type: 'json',
      access: shopRule,
      validate: checkSizeTable,
      admin: {
        description:
          'What garments measure laid flat, in mm, as { "football-shirt_mens": { "M": { "across": 530, "along": 720 } } }. What is left out is graded from our table.',
      },
    },
    countField('invoiceDays', 'Days from the issue of an invoice to the last day to pay it.', {
      defaultValue: DEFAULT_INVOICE_DAYS,
      max: MAX_INVOICE_DAYS,
      validate: (value: unknown) => isInvoiceDays(value) || `Enter whole days, at most ${MAX_INVOICE_DAYS}.`,
      access: shopRule,
    }),
    countField('depositPercent', 'Deposit asked for new orders, in per cent of the total; 0 for none.', {
      defaultValue: 0,
      max: 100,
      validate: (value: unknown) => isDepositPercent(value) || 'Enter whole per cent, at most 100.',
      access: shopRule,
    }),
    {
      name: 'depositFor',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: DEPOSIT_FOR.map((value) => ({ value, label: DEPOSIT_FOR_LABELS[value] })),
      access: shopRule,
      admin: { description: 'Which orders need a deposit.' },
    },
    {
      name: 'remindersOn',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      access: shopRule,
      admin: { description: 'Whether customers are reminded of unpaid invoices.' },
    },
    countField('reminderDaysBefore', 'Days before the due date; 0 for none.', {
      defaultValue: DEFAULT_REMINDERS.daysBefore,
      max: MAX_REMINDER_DAYS,
      validate: (value: unknown) => isDaysBefore(value) || `Enter whole days, at most ${MAX_REMINDER_DAYS}.`,
      access: shopRule,
    }),
    {
      name: 'reminderDaysAfter',
      type: 'text',
      defaultValue: DEFAULT_REMINDERS.daysAfter,
      access: shopRule,
      validate: (value: unknown) =>
        readDaysAfter(typeof value === 'string' ? value : '') !== undefined || DAYS_AFTER_HINT,
      admin: { description: 'Days after the due date, such as 1, 7, 14.' },
    },
    {
      name: 'bankDetails',
      type: 'textarea',
      access: shopRule,
      maxLength: MAX_BANK_DETAILS,
      admin: { description: 'Where invoices are paid to. Shown with orders that are still to be paid by invoice.' },
    },
  ],
};
