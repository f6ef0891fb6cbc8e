export const CMS_SETTINGS_PATH = '/cms/settings';

export const CMS_SETTINGS_TABS = [
  { value: 'navigation', label: 'Navigation' },
  { value: 'footer', label: 'Footer' },
  { value: 'brand', label: 'Brand' },
  { value: 'seo', label: 'SEO defaults' },
  { value: 'redirects', label: 'Redirects' },
  { value: 'links', label: 'Broken links' },
  { value: 'components', label: 'Components' },
] as const;

export type CmsSettingsTab = (typeof CMS_SETTINGS_TABS)[number];

export function cmsSettingsTab(value: unknown): CmsSettingsTab {
  return CMS_SETTINGS_TABS.find((tab) => tab.value === value) ?? CMS_SETTINGS_TABS[0];
}
