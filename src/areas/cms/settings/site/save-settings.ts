import type { PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { lockRows } from '@/lib/database/lock-rows';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { sameValues } from '@/lib/activity/same-values';
import type { SettingsFormName, SettingsValues } from './settings-form';
import { loadSettings } from './load-settings';
import { settingsData } from './settings-data';

type SaveSettings<Name extends SettingsFormName> = {
  req: PayloadRequest;
  name: Name;
  values: SettingsValues<Name>;
  seen: SettingsValues<Name>;
};

/** Failure if someone else saved the same tab in the meantime: nothing was written, and `stored` holds their values. */
export type SettingsConflict<Name extends SettingsFormName> = Failure<'conflict', { stored: SettingsValues<Name> }>;

export async function saveSettings<Name extends SettingsFormName>({
  req,
  name,
  values,
  seen,
}: SaveSettings<Name>): Promise<Success<{ values: SettingsValues<Name> }> | SettingsConflict<Name>> {
  const { payload } = req;
  return inTransaction(req, async () => {
    await lockRows(req, 'site_content');
    await lockRows(req, 'site_settings');
    const stored = await loadSettings({ payload, user: req.user, name, req });
    if (!sameValues(stored, seen) && !sameValues(stored, values)) {
      return failure('conflict', 'Someone else changed these settings in the meantime.', { stored });
    }
    const { content, settings } = settingsData[name].write(values);
    if (content) await payload.updateGlobal({ slug: 'site-content', data: content, ...asUser(req) });
    if (settings) await payload.updateGlobal({ slug: 'site-settings', data: settings, ...asUser(req) });
    return { ok: true, values: await loadSettings({ payload, user: req.user, name, req }) };
  });
}
