'use server';

import { z } from 'zod';
import { notificationInput } from '@/domain/staff/staff-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { announceWork } from '@/lib/work/signal';
import { deliveryForm } from './delivery/delivery-form';
import { deliverySettings } from './delivery/delivery-settings';
import { saveNotifications } from './save-notifications';
import type { SettingsSaved } from './settings-store';
import { shopSettings } from './shop-settings';
import { shopSettingsForm } from './shop-settings-form';
import type { SettingsTab } from './tabs';
import { taxForm } from './tax/tax-form';
import { backupRules, backupRulesForm } from './system/backup-rules';
import { taxSettings } from './tax/tax-settings';
import { memberRequest } from '../access/session';

export async function saveNotificationsAction(choice: unknown): Promise<Result> {
  const staff = await memberRequest('back-office:enter', '/admin/settings');
  const parsed = notificationInput.safeParse(choice);
  if (!parsed.success) return invalidInput(parsed.error, 'Please check the form.');
  return refreshed(saveNotifications({ ...staff, ...parsed.data }));
}

type Saving<Values> = {
  tab: SettingsTab['value'];
  schema: z.ZodType<Values>;
  save: (change: Context & { values: Values; seen: Values }) => Promise<SettingsSaved<Values>>;
};
type Context = Awaited<ReturnType<typeof memberRequest>>;

/** `seen` is the form’s initial state, to detect changes by someone else. */
async function saveForm<Values>({ tab, schema, save }: Saving<Values>, typed: unknown, seen: unknown) {
  const staff = await memberRequest('settings:write', `/admin/settings?tab=${tab}`);
  const parsed = schema.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error);
  // Stored values may break today’s rules: they are compared, not validated.
  const known = z.looseObject({}).catch({}).parse(seen) as Values;
  return save({ ...staff, values: parsed.data, seen: known });
}

export async function saveShopSettingsAction(typed: unknown, seen: unknown) {
  return saveForm({ tab: 'shop', schema: shopSettingsForm, save: shopSettings.save }, typed, seen);
}

export async function saveDeliverySettingsAction(typed: unknown, seen: unknown) {
  return saveForm({ tab: 'delivery', schema: deliveryForm, save: deliverySettings.save }, typed, seen);
}

export async function saveTaxSettingsAction(typed: unknown, seen: unknown) {
  return saveForm({ tab: 'tax', schema: taxForm, save: taxSettings.save }, typed, seen);
}

export async function saveBackupRulesAction(typed: unknown, seen: unknown) {
  const saved = await saveForm({ tab: 'system', schema: backupRulesForm, save: backupRules.save }, typed, seen);
  if (saved.ok) announceWork('backups');
  return saved;
}
