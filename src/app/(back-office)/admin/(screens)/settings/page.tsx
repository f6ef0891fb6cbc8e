import type { Metadata } from 'next';
import Link from 'next/link';
import { PageHeading } from '@/ui/PageHeading';
import { shopSettings } from '@/areas/back-office/settings/shop-settings';
import { deliverySettings } from '@/areas/back-office/settings/delivery/delivery-settings';
import { taxSettings } from '@/areas/back-office/settings/tax/tax-settings';
import { SettingsTabs } from '@/areas/back-office/settings/SettingsTabs';
import { SettingsPanel } from '@/areas/back-office/settings/SettingsPanel';
import { permissionOf, settingsTab } from '@/areas/back-office/settings/tabs';
import { hasOrders } from '@/data/amounts';
import { getSiteSettings } from '@/lib/site-settings';
import { requireMember } from '@/areas/back-office/access/session';
import { buttonClass } from '@/ui/button-class';
import { findCodesLeft } from '@/modules/accounts/data/second-factor';
import { Allowed } from '@/areas/back-office/access/granted';

export async function generateMetadata({ searchParams }: PageProps<'/admin/settings'>): Promise<Metadata> {
  return { title: `${settingsTab((await searchParams).tab).label} settings` };
}

export default async function SettingsPage({ searchParams }: PageProps<'/admin/settings'>) {
  const tab = settingsTab((await searchParams).tab);
  const { payload, user } = await requireMember(permissionOf(tab), `/admin/settings?tab=${tab.value}`);
  const factor = tab.value === 'security' ? await findCodesLeft(payload, user.id) : undefined;
  const shop = tab.value === 'shop' || tab.value === 'tax' ? await shopSettings.load({ payload, user }) : undefined;
  const isCurrencySettled = tab.value === 'shop' && (await hasOrders(payload));
  const profile = tab.value === 'shop' ? (await getSiteSettings()).outputProfile : undefined;
  const delivery = tab.value === 'delivery' ? await deliverySettings.load({ payload, user }) : undefined;
  const tax = tab.value === 'tax' ? await taxSettings.load({ payload, user }) : undefined;
  return (
    <>
      <PageHeading
        title="Settings"
        actions={
          <Allowed to="staff:write">
            <Link href="/admin/staff" prefetch={false} className={buttonClass('outline')}>
              Staff accounts
            </Link>
          </Allowed>
        }
      />
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[13rem_minmax(0,1fr)]">
        <SettingsTabs current={tab.value} />
        <SettingsPanel
          tab={tab}
          user={user}
          codesLeft={factor?.codesLeft}
          shop={shop}
          isCurrencySettled={isCurrencySettled}
          outputProfile={profile?.name ?? undefined}
          delivery={delivery}
          tax={tax}
        />
      </div>
    </>
  );
}
