import Link from 'next/link';
import { ScrollRow } from '@/ui/ScrollRow';
import { CMS_SETTINGS_PATH, CMS_SETTINGS_TABS, type CmsSettingsTab } from './settings-tabs';

export function SettingsTabs({ current }: { current: CmsSettingsTab['value'] }) {
  return (
    <ScrollRow aria-label="Settings" current={current} className="mb-5 max-sm:-mx-gutter max-sm:px-gutter">
      <ul className="flex w-max min-w-full gap-x-1 border-b border-line">
        {CMS_SETTINGS_TABS.map(({ value, label }) => (
          <li key={value}>
            <Link
              href={`${CMS_SETTINGS_PATH}?tab=${value}`}
              prefetch={false}
              aria-current={value === current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-muted hover:text-ink aria-[current]:border-brand aria-[current]:text-accent"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </ScrollRow>
  );
}
