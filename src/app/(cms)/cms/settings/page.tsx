import type { Metadata } from 'next';
import { SettingsPanel } from '@/features/cms/components/settings/SettingsPanel';
import { SettingsTabs } from '@/features/cms/components/settings/SettingsTabs';
import { CMS_SETTINGS_PATH, cmsSettingsTab } from '@/features/cms/rules/settings-tabs';
import { requireEditor } from '@/features/cms/session';
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
