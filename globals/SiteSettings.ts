import { MAX_BANK_DETAILS } from '@/domain/money/pay-to';
import type { Field, GlobalConfig } from 'payload';
import { checkInvoiceNumbers } from '../collections/shared/invoice-numbers';
import { nobody, staffWho } from '../collections/shared/access';
import { countField, moneyField } from '../collections/shared/fields';
import {
  BACKUP_SCHEDULE_LABELS,
  BACKUP_SCHEDULES,
  DEFAULT_BACKUP_RULES,
  isBackupHour,
  isKeptCount,
  KEPT_HINT,
  MAX_BACKUPS_KEPT,
} from '@/domain/backups/backup-schedule';
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
import {
  FIRST_NUMBER_HINT,
  isFirstNumber,
  isNumberPrefix,
  MAX_FIRST_NUMBER,
  MAX_PREFIX,
  NUMBERED_DOCUMENTS,
  PREFIX_HINT,
} from '@/domain/invoices/invoice-numbers';
import { DEFAULT_INVOICE_DAYS, isInvoiceDays, MAX_INVOICE_DAYS } from '@/domain/invoices/invoice-terms';
import { DEFAULT_RETURN_DAYS, isReturnDays, MAX_RETURN_DAYS } from '@/domain/returns/return-window';
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
import {
  isRollLength,
  ROLL_FIELDS,
  ROLL_LABELS,
  ROLL_LIMITS,
  rollHint,
  USUAL_ROLL,
} from '@/domain/kits/production/roll-rules';
import { checkThreads } from '@/domain/kits/production/threads-input';
import { companyFields } from './company-fields';
import { checkAmountsExact, adoptShopFormat } from '../collections/shared/shop-format';
import { JOURNAL_ACCOUNTS, MAX_ACCOUNT } from '@/domain/reports/journal';
import { priceTiersField } from '../collections/shared/price-tiers';
import { purgesCacheOfSettings } from '../collections/shared/purges-cache';
import { picturesOnly } from '../collections/shared/pictures-only';

const social = ['facebook', 'instagram', 'twitter', 'youtube'] as const;

/** Prices and stock rules are for administrators; editors maintain the brand. */
const shopRule = { read: staffWho('settings:write'), update: staffWho('settings:write') };

export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  dbName: 'site_settings',
  lockDocuments: false,
  access: { read: staffWho('site:write'), update: staffWho('site:write'), readVersions: nobody },
  hooks: {
    beforeChange: [checkAmountsExact, checkInvoiceNumbers],
    afterChange: [adoptShopFormat, purgesCacheOfSettings],
  },
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
      // Receives orders and inquiries, with personal data of customers.
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
      admin: { description: 'Promises shown in the shop; leave one empty to hide it.' },
      fields: Object.entries(CLAIMS).map(([name, defaultValue]) => ({
        name,
        type: 'text' as const,
        maxLength: 80,
        defaultValue,
      })),
    },
    { name: 'copyrightYear', type: 'number', required: true, defaultValue: 2024 },
    ...companyFields(shopRule),
    countField('lowStockThreshold', 'Shoppers see a low-stock warning at this many units or fewer.', {
      defaultValue: 5,
      access: shopRule,
    }),
    priceTiersField('Quantity discounts for products without their own.', {
      defaultValue: () => DEFAULT_PRICE_TIERS.map((tier) => ({ ...tier })),
      access: shopRule,
    }),
    {
      name: 'techniquePrices',
      type: 'group',
      access: shopRule,
      admin: {
        description:
          'Surcharges for names, numbers and logos, by technique. A technique without a price is not offered.',
      },
      fields: KIT_TECHNIQUE_TYPES.map((technique) =>
        moneyField(technique, `${KIT_TECHNIQUES[technique].label}, per piece.`),
      ),
    },
    countField('assetQuotaMb', 'Storage for design assets of each team, in MB.', {
      defaultValue: 500,
      access: shopRule,
    }),
    countField('kitDesignMonths', 'Months until a visitor’s unopened kit design is deleted.', {
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
      admin: { description: 'Design checks that block an order instead of only warning.' },
    },
    {
      name: 'shirtNumbers',
      type: 'group',
      access: shopRule,
      admin: { description: 'Shirt numbers allowed in each sport.' },
      fields: NUMBERED_SPORTS.map((sport) => ({
        name: sport,
        type: 'group' as const,
        fields: (['least', 'most'] as const).map((end) =>
          countField(end, end === 'least' ? 'Lowest number allowed.' : 'Highest number allowed.', {
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
      'Most pieces a visitor can order on invoice without confirming the order by email.',
      { defaultValue: DEFAULT_UNCONFIRMED.pieces, access: shopRule },
    ),
    moneyField(
      'unconfirmedAmount',
      'Highest total a visitor can order on invoice without confirming the order by email.',
      {
        required: true,
        defaultValue: DEFAULT_UNCONFIRMED.amount,
        access: shopRule,
      },
    ),
    countField('seamAllowance', 'Fabric between the sewing line and the cutting line, in mm.', {
      defaultValue: USUAL_SEAM_ALLOWANCE,
      max: MAX_SEAM_ALLOWANCE,
      validate: (value: unknown) =>
        (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_SEAM_ALLOWANCE) ||
        `Enter whole millimetres, at most ${MAX_SEAM_ALLOWANCE}.`,
      access: shopRule,
    }),
    {
      name: 'roll',
      type: 'group',
      access: shopRule,
      admin: { description: 'Roll that the pieces of a print pack are laid on, in mm.' },
      fields: ROLL_FIELDS.map((field) =>
        countField(field, ROLL_LABELS[field], {
          defaultValue: USUAL_ROLL[field],
          ...{ min: ROLL_LIMITS[field][0], max: ROLL_LIMITS[field][1] },
          validate: (value: unknown) => isRollLength(field, value) || rollHint(field),
        }),
      ),
    },
    {
      name: 'outputProfile',
      type: 'group',
      access: { read: shopRule.read, update: nobody },
      admin: { description: 'ICC profile of the printer, set by its upload.' },
      fields: [
        { name: 'file', type: 'text' },
        { name: 'name', type: 'text' },
      ],
    },
    {
      name: 'sizeTable',
      type: 'json',
      access: shopRule,
      validate: checkSizeTable,
      admin: {
        description:
          'Garment measurements laid flat, in mm: { "football-shirt_mens": { "M": { "across": 530, "along": 720 } } }. Missing ones are graded from the built-in table.',
      },
    },
    {
      name: 'threads',
      type: 'json',
      access: shopRule,
      validate: checkThreads,
      admin: {
        description: 'Embroidery threads: [{ code, name, hex }], each code and colour once. Our own list if empty.',
      },
    },
    countField('invoiceDays', 'Days from the issue of an invoice to its due date.', {
      defaultValue: DEFAULT_INVOICE_DAYS,
      max: MAX_INVOICE_DAYS,
      validate: (value: unknown) => isInvoiceDays(value) || `Enter whole days, at most ${MAX_INVOICE_DAYS}.`,
      access: shopRule,
    }),
    countField('returnDays', 'Days after despatch in which goods may be returned for any reason.', {
      defaultValue: DEFAULT_RETURN_DAYS,
      max: MAX_RETURN_DAYS,
      validate: (value: unknown) => isReturnDays(value) || `Enter whole days, at most ${MAX_RETURN_DAYS}.`,
      access: shopRule,
    }),
    ...NUMBERED_DOCUMENTS.flatMap(({ prefix, first, what, usual }): Field[] => [
      {
        name: prefix,
        type: 'text',
        defaultValue: usual,
        maxLength: MAX_PREFIX,
        access: shopRule,
        validate: (value: unknown) => isNumberPrefix(typeof value === 'string' ? value : '') || PREFIX_HINT,
        admin: { description: `Before the numbers of new ${what}.` },
      },
      countField(first, `Number of the first of the ${what}; fixed once there is one.`, {
        defaultValue: 1,
        min: 1,
        max: MAX_FIRST_NUMBER,
        validate: (value: unknown) => isFirstNumber(value) || FIRST_NUMBER_HINT,
        access: shopRule,
      }),
    ]),
    {
      name: 'journalAccounts',
      type: 'group',
      access: shopRule,
      fields: JOURNAL_ACCOUNTS.map((account) => ({
        name: account,
        type: 'text',
        maxLength: MAX_ACCOUNT,
        admin: { description: 'Code in Xero, or name in QuickBooks; the usual one if empty.' },
      })),
    },
    countField('depositPercent', 'Deposit for new orders, in per cent of the total; 0 for none.', {
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
      admin: { description: 'Orders that need a deposit.' },
    },
    {
      name: 'remindersOn',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      access: shopRule,
      admin: { description: 'Sends customers reminders of unpaid invoices.' },
    },
    countField('reminderDaysBefore', 'Days before the due date to send a reminder; 0 for none.', {
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
      admin: { description: 'Days after the due date to send reminders, such as 1, 7, 14.' },
    },
    {
      name: 'backups',
      type: 'group',
      access: shopRule,
      admin: { description: 'Backups that the shop makes by itself.' },
      fields: [
        {
          name: 'schedule',
          type: 'select',
          required: true,
          defaultValue: DEFAULT_BACKUP_RULES.schedule,
          options: BACKUP_SCHEDULES.map((value) => ({ value, label: BACKUP_SCHEDULE_LABELS[value] })),
        },
        countField('hour', 'Hour of the shop’s day from which one is made.', {
          defaultValue: DEFAULT_BACKUP_RULES.hour,
          max: 23,
          validate: (value: unknown) => isBackupHour(value) || 'Enter a whole hour from 0 to 23.',
        }),
        countField('keep', 'Automatic backups kept; older ones are deleted.', {
          defaultValue: DEFAULT_BACKUP_RULES.keep,
          min: 1,
          max: MAX_BACKUPS_KEPT,
          validate: (value: unknown) => isKeptCount(value) || KEPT_HINT,
        }),
      ],
    },
    {
      name: 'bankDetails',
      type: 'textarea',
      access: { ...shopRule, update: staffWho('bank-details:write') },
      maxLength: MAX_BANK_DETAILS,
      admin: { description: 'Bank account to pay invoices to, shown on orders awaiting payment.' },
    },
  ],
};
