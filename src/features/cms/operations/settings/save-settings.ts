import type { Payload, PayloadRequest } from 'payload';
import { holdRows } from '@/lib/database/hold-rows';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import type { SettingsFormName, SettingsValues } from '../../rules/settings-form';
import { loadSettings } from './load-settings';
import { settingsData } from './settings-data';

type SaveSettings<Name extends SettingsFormName> = {
  payload: Payload;
  /** Of the editor. */
  req: PayloadRequest;
  name: Name;
  values: SettingsValues<Name>;
  /** What the editor saw before changing it. */
  seen: SettingsValues<Name>;
};

/** Somebody else saved the same tab meanwhile: nothing was written, and `stored` is what they saved. */
export type SettingsConflict<Name extends SettingsFormName> = Failure<'conflict', { stored: SettingsValues<Name> }>;

/** Saves one tab of the settings, whole or not at all; the public site shows it on the next load. */
export async function saveSettings<Name extends SettingsFormName>({
  payload,
  req,
  name,
  values,
  seen,
}: SaveSettings<Name>): Promise<Success<{ values: SettingsValues<Name> }> | SettingsConflict<Name>> {
  return inTransaction(req, async () => {
    await holdRows(req, 'site_content');
    await holdRows(req, 'site_settings');
    const stored = await loadSettings({ payload, user: req.user, name, req });
    if (!isSame(stored, seen) && !isSame(stored, values)) {
      return failure('conflict', 'Somebody else changed these settings meanwhile.', { stored });
    }
    const { content, settings } = settingsData[name].write(values);
    const asUser = { depth: 0, user: req.user, req } as const;
    if (content) await payload.updateGlobal({ slug: 'site-content', data: content, ...asUser, overrideAccess: false });
    if (settings) {
      await payload.updateGlobal({ slug: 'site-settings', data: settings, ...asUser, overrideAccess: false });
    }
    return { ok: true, values: await loadSettings({ payload, user: req.user, name, req }) };
  });
}

const isSame = (a: object, b: object): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** By the names of its fields, so that their order says nothing. */
const sorted = (value: object): [string, unknown][] =>
  Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, isRecord(inner) ? sorted(inner) : inner])
    .sort(([a], [b]) => (a < b ? -1 : 1));

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
