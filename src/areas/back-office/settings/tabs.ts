export const SETTINGS_TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'appearance', label: 'Appearance' },
  { value: 'system', label: 'System' },
  { value: 'shop', label: 'Shop' },
  { value: 'delivery', label: 'Delivery' },
  { value: 'tax', label: 'Tax' },
  { value: 'developers', label: 'Developers' },
] as const;

export type SettingsTab = (typeof SETTINGS_TABS)[number];

export function settingsTab(value: unknown): SettingsTab {
  return SETTINGS_TABS.find((tab) => tab.value === value) ?? SETTINGS_TABS[0];
}

export const LOGIN_HISTORY_PATH = '/admin/settings/logins';
