import Link from 'next/link';
import { CMS_SETTINGS_PATH, CMS_SETTINGS_TABS, type CmsSettingsTab } from './settings-tabs';

/** The tabs of the settings; each has an address of its own. */
export function SettingsTabs({ current }: { current: CmsSettingsTab['value'] }) {
  return (
    <nav aria-label="Settings" className="mb-5 border-b border-line">
      <ul className="-mb-px flex gap-x-1 overflow-x-auto max-sm:justify-between max-sm:gap-x-0">
        {CMS_SETTINGS_TABS.map(({ value, label }) => (
          <li key={value}>
            <Link
              href={`${CMS_SETTINGS_PATH}?tab=${value}`}
              prefetch={false}
              aria-current={value === current ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap max-sm:px-1 text-ink-muted hover:text-ink aria-[current]:border-brand aria-[current]:text-accent"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
