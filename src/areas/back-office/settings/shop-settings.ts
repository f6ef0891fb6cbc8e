import type { Payload, PayloadRequest } from 'payload';
import { readSizeTable } from '@/domain/kits/production/size-table';
import { asUser } from '@/lib/as-user';
import { userCan } from '@/lib/active-user';
import { lockRows } from '@/lib/database/lock-rows';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { sameValues } from '@/lib/same-values';
import type { SiteSetting } from '@/payload-types';
import { toSizeTable, toTier, typedSizes, type ShopSettingsValues } from './shop-settings-form';

type Asked = { payload: Payload; user: PayloadRequest['user']; req?: PayloadRequest };

/** The shop’s business settings as its form shows them, read as whoever asks. */
export async function loadShopSettings({ payload, user, req }: Asked): Promise<ShopSettingsValues> {
  const stored = await payload.findGlobal({ slug: 'site-settings', depth: 0, user, req, overrideAccess: false });
  return formValues(stored);
}

type SaveShopSettings = {
  payload: Payload;
  /** Of the administrator. */
  req: PayloadRequest;
  values: ShopSettingsValues;
  /** What the form was filled with. */
  seen: ShopSettingsValues;
};

/** Nothing was written where someone else saved in the meantime: `stored` is what they saved. */
export type ShopSettingsSaved =
  | Success<{ values: ShopSettingsValues }>
  | Failure<'forbidden'>
  | Failure<'conflict', { stored: ShopSettingsValues }>;

/** Saves the shop’s business settings, whole or not at all; the shop goes by them on the next load. */
export async function saveShopSettings({ payload, req, values, seen }: SaveShopSettings): Promise<ShopSettingsSaved> {
  // Payload would leave the fields of others out and save the rest.
  if (!userCan(req.user, 'settings:write')) return failure('forbidden', 'You may not change the shop’s settings.');
  return inTransaction(req, async () => {
    await lockRows(req, 'site_settings');
    const asked = { payload, user: req.user, req };
    const stored = await loadShopSettings(asked);
    if (!sameValues(stored, seen) && !sameValues(stored, values)) {
      return failure('conflict', 'Someone else changed these settings in the meantime.', { stored });
    }
    await payload.updateGlobal({ slug: 'site-settings', data: storedValues(values), ...asUser(req) });
    return { ok: true, values: await loadShopSettings(asked) };
  });
}

const formValues = (stored: SiteSetting): ShopSettingsValues => ({
  priceTiers: (stored.priceTiers ?? []).map(({ minQuantity, percentOff }) => ({
    minQuantity: String(minQuantity),
    percentOff: String(percentOff),
  })),
  lowStockThreshold: String(stored.lowStockThreshold),
  invoiceTerms: stored.invoiceTerms ?? '',
  bankDetails: stored.bankDetails ?? '',
  unconfirmedPieces: String(stored.unconfirmedPieces),
  unconfirmedAmount: String(stored.unconfirmedAmount),
  assetQuotaMb: String(stored.assetQuotaMb),
  kitDesignMonths: String(stored.kitDesignMonths),
  seamAllowance: String(stored.seamAllowance),
  sizes: typedSizes(readSizeTable(stored.sizeTable)),
});

const storedValues = (values: ShopSettingsValues): Partial<SiteSetting> => ({
  priceTiers: values.priceTiers.map(toTier),
  lowStockThreshold: Number(values.lowStockThreshold),
  invoiceTerms: values.invoiceTerms,
  bankDetails: values.bankDetails,
  unconfirmedPieces: Number(values.unconfirmedPieces),
  unconfirmedAmount: Number(values.unconfirmedAmount),
  assetQuotaMb: Number(values.assetQuotaMb),
  kitDesignMonths: Number(values.kitDesignMonths),
  seamAllowance: Number(values.seamAllowance),
  sizeTable: { ...toSizeTable(values.sizes) },
});
