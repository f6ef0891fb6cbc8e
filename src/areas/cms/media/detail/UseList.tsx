import type { LinkedUse, UseKind } from '@/modules/media/data/uses';

const kinds: Record<UseKind, string> = {
  page: 'Page',
  component: 'Component',
  product: 'Product',
  category: 'Category',
  club: 'Team',
  'site-settings': 'Site settings',
  'site-content': 'Site settings',
};

export function UseList({ uses }: { uses: readonly LinkedUse[] }) {
  return (
    <ul className="divide-y divide-line rounded-control border border-line text-sm">
      {uses.map(({ kind, id, name, href }) => (
        <li key={`${kind}-${id}`} className="flex items-baseline gap-3 px-3 py-2">
          <span className="w-24 shrink-0 text-ink-muted">{kinds[kind]}</span>
          {href ? (
            // Other root layouts: each loads as a page of its own.
            <a href={href} className="min-w-0 font-medium wrap-anywhere text-accent underline underline-offset-4">
              {name}
            </a>
          ) : (
            <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
