import type { Payload, PayloadRequest } from 'payload';
import type { SettingsFormName, SettingsValues } from './settings-form';
import { settingsData } from './settings-data';

type LoadSettings<Name extends SettingsFormName> = {
  payload: Payload;
  user: PayloadRequest['user'];
  name: Name;
  req?: PayloadRequest;
};

export async function loadSettings<Name extends SettingsFormName>({
  payload,
  user,
  name,
  req,
}: LoadSettings<Name>): Promise<SettingsValues<Name>> {
  const asUser = { depth: 0, user, req } as const;
  // One after the other: a transaction has one connection.
  const content = await payload.findGlobal({ slug: 'site-content', ...asUser, overrideAccess: false });
  const settings = await payload.findGlobal({ slug: 'site-settings', ...asUser, overrideAccess: false });
  return settingsData[name].read({ content, settings });
}
