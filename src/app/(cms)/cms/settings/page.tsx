import type { Metadata } from 'next';
import { SettingsPanel } from '@/areas/cms/settings/SettingsPanel';
import { SettingsTabs } from '@/areas/cms/settings/SettingsTabs';
import { CMS_SETTINGS_PATH, cmsSettingsTab } from '@/areas/cms/settings/settings-tabs';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import { toSearchParams } from '@/lib/http/search-params';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Settings' };

export default async function CmsSettingsPage({ searchParams }: PageProps<'/cms/settings'>) {
  const query = toSearchParams(await searchParams);
  const tab = cmsSettingsTab(query.get('tab'));
  const { payload, user } = await requireEditor(`${CMS_SETTINGS_PATH}?tab=${tab.value}`);
  return (
    <>
      <PageHeading title="Settings" intro="What visitors see around every page. Changes show on the next load." />
      <SettingsTabs current={tab.value} />
      <SettingsPanel payload={payload} user={user} tab={tab.value} query={query} />
    </>
  );
}
