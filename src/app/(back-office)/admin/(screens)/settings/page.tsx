import type { Metadata } from 'next';
import { PageHeading } from '@/features/back-office/components/PageHeading';
import { SettingsTabs } from '@/features/back-office/components/settings/SettingsTabs';
import { SettingsPanel } from '@/features/back-office/components/settings/SettingsPanel';
import { settingsTab } from '@/features/back-office/components/settings/tabs';
import { requireAdministrator } from '@/features/back-office/session';

export const metadata: Metadata = { title: 'Settings' };

export default async function SettingsPage({ searchParams }: PageProps<'/admin/settings'>) {
  const tab = settingsTab((await searchParams).tab);
  const { user } = await requireAdministrator(`/admin/settings?tab=${tab.value}`);
  return (
    <>
      <PageHeading title="Settings" />
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[13rem_minmax(0,1fr)]">
        <SettingsTabs current={tab.value} />
        <SettingsPanel tab={tab} user={user} />
      </div>
    </>
  );
}
