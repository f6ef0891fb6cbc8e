'use server';

import { z } from 'zod';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { failure, type Result } from '@/lib/result';
import { saveDefaultProps } from './component-defaults/save-default-props';
import { deleteRedirect, saveRedirect } from '@/modules/pages/redirects/save-redirect';
import { saveSettings, type SettingsConflict } from './site/save-settings';
import { redirectForm } from '@/modules/pages/redirects/redirect-form';
import { isSettingsForm, settingsForms, type SettingsFormName, type SettingsValues } from './site/settings-form';
import { CMS_SETTINGS_PATH } from './settings-tabs';
import { editorRequest } from '@/modules/accounts/session/editor-session';

type SettingsAnswer<Name extends SettingsFormName> =
  | Result<{ values: SettingsValues<Name> }, 'invalid'>
  | SettingsConflict<Name>;

const editor = () => editorRequest(CMS_SETTINGS_PATH);

/** @param seen initial values of the form, to detect changes by others. */
export async function saveSettingsAction<Name extends SettingsFormName>(
  name: Name,
  typed: unknown,
  seen: unknown,
): Promise<SettingsAnswer<Name>> {
  const staff = await editor();
  if (!isSettingsForm(name)) return failure('invalid', 'Settings not found.');
  const values = settingsForms[name].safeParse(typed);
  if (!values.success) return invalidInput(values.error);
  // Old links may break today’s rules: seen values are compared, not validated.
  const known = z.looseObject({}).catch({}).parse(seen) as SettingsValues<Name>;
  return saveSettings({ ...staff, name, values: values.data, seen: known });
}

export async function saveRedirectAction(id: unknown, typed: unknown): Promise<Result<{ id: string }>> {
  const staff = await editor();
  const parsed = redirectForm.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error);
  return refreshed(saveRedirect({ ...staff, id: z.uuid().optional().parse(id), values: parsed.data }));
}

export async function deleteRedirectAction(id: unknown): Promise<Result> {
  const staff = await editor();
  return refreshed(deleteRedirect({ ...staff, id: z.uuid().parse(id) }));
}

const deleted = redirectForm.extend({ isAutomatic: z.boolean() });

export async function restoreRedirectAction(typed: unknown): Promise<Result<{ id: string }>> {
  const staff = await editor();
  const parsed = deleted.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error);
  const { isAutomatic, ...values } = parsed.data;
  return refreshed(saveRedirect({ ...staff, values, isAutomatic }));
}

const props = z.record(z.string(), z.unknown());

export async function saveDefaultPropsAction(id: unknown, typed: unknown, seen: unknown): Promise<Result> {
  const staff = await editor();
  const component = { id: z.uuid().parse(id), defaultProps: props.parse(typed), seen: props.parse(seen) };
  return refreshed(saveDefaultProps({ ...staff, ...component }));
}
