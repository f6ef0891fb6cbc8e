import type { ReactNode } from 'react';
import { countriesByName } from '@/domain/text/country-name';
import type { AdminUser } from '@/payload-types';
import { AppearanceForm } from '@/modules/accounts/components/AppearanceForm';
import { ProfileForm } from '@/modules/accounts/components/ProfileForm';
import { SecuritySettings } from '@/modules/accounts/components/security/SecuritySettings';
import type { ShopSettingsValues } from './shop-settings-form';
import { DeliverySettings } from './delivery/DeliverySettings';
import type { DeliveryFormValues } from './delivery/delivery-form';
import { ShopSettings } from './ShopSettings';
import type { TaxFormValues } from './tax/tax-form';
import { TaxSettings } from './tax/TaxSettings';
import { companyChoices } from './company-choices';
import { EmailsTab } from './emails/EmailsTab';
import { DevelopersTab } from './developers/DevelopersTab';
import { SystemTab } from './system/SystemTab';
import { LOGIN_HISTORY_PATH, type SettingsTab } from './tabs';
import {
  chosenKinds,
  NOTIFICATION_KIND_LABELS,
  NOTIFICATION_GROUPS,
  preferencesOf,
  type NotificationGroup,
  type NotificationPreferences,
} from '@/domain/staff/notification-preferences';
import { SettingRow, SettingRows } from '@/modules/accounts/components/SettingRow';
import { ConfigureNotifications } from './ConfigureNotifications';

type SettingsPanelProps = {
  tab: SettingsTab;
  user: AdminUser;
  codesLeft?: number;
  shop?: ShopSettingsValues;
  isCurrencySettled: boolean;
  outputProfile: string | undefined;
  delivery?: DeliveryFormValues;
  tax?: TaxFormValues;
};

const UNFRAMED: ReadonlySet<SettingsTab['value']> = new Set(['shop', 'delivery', 'tax', 'emails', 'developers']);

export function SettingsPanel({ tab, user, codesLeft, shop, delivery, tax, ...facts }: SettingsPanelProps) {
  const { fullName, email, bio, roleLabel, theme, colorScheme, notificationPreferences } = user;
  const panels: Record<SettingsTab['value'], () => ReactNode> = {
    profile: () => <ProfileForm saved={{ fullName, email, bio: bio ?? '' }} roleLabel={roleLabel ?? ''} />,
    security: () => <SecuritySettings codesLeft={codesLeft} historyHref={LOGIN_HISTORY_PATH} />,
    notifications: () => <NotificationsTab stored={notificationPreferences} />,
    appearance: () => <AppearanceForm saved={{ theme, colorScheme }} />,
    system: () => <SystemTab />,
    shop: () => shop && <ShopSettings loaded={shop} choices={companyChoices()} {...facts} />,
    delivery: () => delivery && <DeliverySettings loaded={delivery} countries={countriesByName()} />,
    tax: () =>
      tax && <TaxSettings loaded={tax} hasVatNumber={Boolean(shop?.vatNumber)} countries={countriesByName()} />,
    emails: () => <EmailsTab />,
    developers: () => <DevelopersTab />,
  };
  if (UNFRAMED.has(tab.value)) return panels[tab.value]();
  return (
    <section aria-labelledby="settings-tab" className="card p-5 sm:p-6">
      <h2 id="settings-tab" className="mb-5 text-subheading">
        {tab.label}
      </h2>
      {panels[tab.value]()}
    </section>
  );
}

function NotificationsTab({ stored }: { stored: unknown }) {
  const preferences = preferencesOf(stored);
  return (
    <SettingRows>
      {NOTIFICATION_GROUPS.map((group) => (
        <SettingRow key={group.value} label={group.label} description={summary(preferences, group)}>
          <ConfigureNotifications
            group={group.value}
            label={group.label}
            description={group.description}
            kinds={group.kinds}
            chosen={chosenKinds(preferences, group)}
          />
        </SettingRow>
      ))}
    </SettingRows>
  );
}

function summary(preferences: NotificationPreferences, group: NotificationGroup): string {
  const chosen = chosenKinds(preferences, group);
  if (chosen.length === 0) return 'Off';
  if (chosen.length === group.kinds.length) return 'All';
  return chosen.map((kind) => NOTIFICATION_KIND_LABELS[kind]).join(', ');
}
