import { ChartLine, FilePlus2, Image, Settings, type LucideIcon } from 'lucide-react';
import { Panel } from '@/ui/Panel';

const actions: readonly { label: string; hint: string; href: string; icon: LucideIcon }[] = [
  { label: 'Create New Page', hint: 'Start from an empty page', href: '/cms/pages/new', icon: FilePlus2 },
  { label: 'Media Library', hint: 'Upload and find files', href: '/cms/media', icon: Image },
  { label: 'Site Settings', hint: 'Navigation, footer, brand', href: '/cms/settings', icon: Settings },
  { label: 'View Analytics', hint: 'Views, referrers, funnel', href: '/cms/analytics', icon: ChartLine },
];

export function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <ul className="grid grid-cols-1 gap-2 p-3 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
        {actions.map(({ label, hint, href, icon: Icon }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-14 items-center gap-3 rounded-control border border-line px-3 py-2 transition-colors hover:border-accent hover:bg-brand-soft"
            >
              <span
                aria-hidden
                className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-accent"
              >
                <Icon className="size-4.5" />
              </span>
              <span className="min-w-0">
                <span className="block font-medium">{label}</span>
                <span className="block truncate text-sm text-ink-muted">{hint}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
