import type { Permission } from '@/domain/staff/permissions';

export const SETTINGS_TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'appearance', label: 'Appearance' },
  { value: 'system', label: 'System' },
  { value: 'shop', label: 'Shop' },
  { value: 'delivery', label: 'Delivery' },
  { value: 'tax', label: 'Tax' },
  { value: 'emails', label: 'Emails' },
  { value: 'developers', label: 'Developers' },
] as const;

/** The shop’s; all others are of one’s own account. */
const OF_SHOP: ReadonlySet<string> = new Set(['system', 'shop', 'delivery', 'tax', 'emails', 'developers']);

export const permissionOf = ({ value }: SettingsTab): Permission =>
  OF_SHOP.has(value) ? 'settings:write' : 'back-office:enter';

export type SettingsTab = (typeof SETTINGS_TABS)[number];

export function settingsTab(value: unknown): SettingsTab {
  return SETTINGS_TABS.find((tab) => tab.value === value) ?? SETTINGS_TABS[0];
}

export const LOGIN_HISTORY_PATH = '/admin/settings/logins';
