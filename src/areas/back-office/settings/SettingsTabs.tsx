'use client';

import { Bell, Code, Mail, Monitor, Palette, Percent, Shield, Store, Truck, User } from 'lucide-react';
import Link from 'next/link';
import { useMay } from '../access/granted';
import { permissionOf, SETTINGS_TABS, type SettingsTab } from './tabs';

const icons = {
  profile: User,
  security: Shield,
  notifications: Bell,
  appearance: Palette,
  system: Monitor,
  shop: Store,
  delivery: Truck,
  tax: Percent,
  emails: Mail,
  developers: Code,
};

export function SettingsTabs({ current }: { current: SettingsTab['value'] }) {
  const may = useMay();
  return (
    <nav aria-label="Settings" className="card p-1.5">
      <ul className="flex flex-wrap gap-1 md:flex-col">
        {SETTINGS_TABS.filter((tab) => may(permissionOf(tab))).map(({ value, label }) => {
          const Icon = icons[value];
          return (
            <li key={value}>
              <Link
                href={`/admin/settings?tab=${value}`}
                prefetch={false}
                aria-current={value === current ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2.5 rounded-control px-3 text-sm font-medium whitespace-nowrap text-ink-muted hover:bg-ink/5 hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-accent"
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
