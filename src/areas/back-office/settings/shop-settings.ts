import { KIT_TECHNIQUE_TYPES, type KitTechnique } from '@/domain/kits/document/kit-techniques';
import { readNumberRules } from '@/domain/kits/checks/number-rules';
import { readSizeTable } from '@/domain/kits/production/size-table';
import { fieldAmount, readAmount } from '@/domain/money/typed-amount';
import type { SiteSetting } from '@/payload-types';
import { settingsStore } from './settings-store';
import {
  toNumberRules,
  toSizeTable,
  toTier,
  typedNumbers,
  typedSizes,
  type ShopSettingsValues,
} from './shop-settings-form';

const byTechnique = <Value>(valueOf: (technique: KitTechnique) => Value) =>
  Object.fromEntries(KIT_TECHNIQUE_TYPES.map((technique) => [technique, valueOf(technique)])) as Record<
    KitTechnique,
    Value
  >;

const typed = (stored: SiteSetting): ShopSettingsValues => ({
  companyName: stored.companyName ?? '',
  companyNumber: stored.companyNumber ?? '',
  vatNumber: stored.vatNumber ?? '',
  country: stored.country,
  currency: stored.currency,
  locale: stored.locale,
  timeZone: stored.timeZone,
  priceTiers: (stored.priceTiers ?? []).map(({ minQuantity, percentOff }) => ({
    minQuantity: String(minQuantity),
    percentOff: String(percentOff),
  })),
  techniquePrices: byTechnique((technique) => fieldAmount(stored.techniquePrices?.[technique], stored.currency)),
  lowStockThreshold: String(stored.lowStockThreshold),
  invoiceDays: String(stored.invoiceDays),
  depositPercent: String(stored.depositPercent),
  depositFor: stored.depositFor,
  bankDetails: stored.bankDetails ?? '',
  reminders: stored.remindersOn ? 'on' : 'off',
  reminderDaysBefore: String(stored.reminderDaysBefore),
  reminderDaysAfter: stored.reminderDaysAfter ?? '',
  unconfirmedPieces: String(stored.unconfirmedPieces),
  unconfirmedAmount: fieldAmount(stored.unconfirmedAmount, stored.currency),
  assetQuotaMb: String(stored.assetQuotaMb),
  kitDesignMonths: String(stored.kitDesignMonths),
  strictKitChecks: stored.strictKitChecks ?? [],
  shirtNumbers: typedNumbers(readNumberRules(stored.shirtNumbers)),
  seamAllowance: String(stored.seamAllowance),
  sizes: typedSizes(readSizeTable(stored.sizeTable)),
});

const stored = (values: ShopSettingsValues): Partial<SiteSetting> => ({
  companyName: values.companyName,
  companyNumber: values.companyNumber,
  vatNumber: values.vatNumber,
  country: values.country,
  currency: values.currency,
  locale: values.locale,
  timeZone: values.timeZone,
  priceTiers: values.priceTiers.map(toTier),
  techniquePrices: byTechnique((technique) => readAmount(values.techniquePrices[technique]) ?? null),
  lowStockThreshold: Number(values.lowStockThreshold),
  invoiceDays: Number(values.invoiceDays),
  depositPercent: Number(values.depositPercent),
  depositFor: values.depositFor,
  bankDetails: values.bankDetails,
  remindersOn: values.reminders === 'on',
  reminderDaysBefore: Number(values.reminderDaysBefore),
  reminderDaysAfter: values.reminderDaysAfter,
  unconfirmedPieces: Number(values.unconfirmedPieces),
  unconfirmedAmount: readAmount(values.unconfirmedAmount),
  assetQuotaMb: Number(values.assetQuotaMb),
  kitDesignMonths: Number(values.kitDesignMonths),
  strictKitChecks: values.strictKitChecks,
  shirtNumbers: toNumberRules(values.shirtNumbers),
  seamAllowance: Number(values.seamAllowance),
  sizeTable: { ...toSizeTable(values.sizes) },
});

export const shopSettings = settingsStore('site-settings', { typed, stored });
