'use server';

import { z } from 'zod';
import { notificationInput } from '@/domain/staff/staff-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/refreshed';
import { failure, type Failure, type Result } from '@/lib/result';
import { saveNotifications } from './save-notifications';
import { saveShopSettings, type ShopSettingsSaved } from './shop-settings';
import { shopSettingsForm, type ShopSettingsValues } from './shop-settings-form';
import { administratorRequest } from '../access/session';

export async function saveNotificationsAction(choice: unknown): Promise<Result> {
  const staff = await administratorRequest('/admin/settings');
  const parsed = notificationInput.safeParse(choice);
  if (!parsed.success) return invalidInput(parsed.error, 'Please check the form.');
  return refreshed(saveNotifications({ ...staff, ...parsed.data }));
}

/**
 * Saves the shop’s business settings.
 * @param seen what the form was filled with, to notice what someone else changed in the meantime.
 */
export async function saveShopSettingsAction(
  typed: unknown,
  seen: unknown,
): Promise<Exclude<ShopSettingsSaved, Failure<'forbidden'>> | Failure<'invalid'>> {
  const staff = await administratorRequest('/admin/settings?tab=shop');
  const parsed = shopSettingsForm.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error);
  // What was stored may break today’s rules: it is compared, not checked.
  const known = z.looseObject({}).catch({}).parse(seen) as ShopSettingsValues;
  const result = await saveShopSettings({ ...staff, values: parsed.data, seen: known });
  return !result.ok && result.code === 'forbidden' ? failure('invalid', result.message) : result;
}
