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

export function NotificationsTab({ stored }: { stored: unknown }) {
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
