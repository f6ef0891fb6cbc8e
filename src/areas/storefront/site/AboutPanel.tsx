import { BlockLink } from '@/block-views/BlockLink';
import type { SiteLink } from '@/modules/pages/site-links';

/** The About dropdown: five items, unless editors gave others. */
export function AboutPanel({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map(({ label, href, description }) => (
        <li key={`${label} ${href}`}>
          <BlockLink address={href} className="block rounded-control px-4 py-2.5 hover:bg-brand-soft">
            <span className="sporty block text-lg leading-tight">{label}</span>
            {description && <span className="block text-xs text-ink-muted">{description}</span>}
          </BlockLink>
        </li>
      ))}
    </ul>
  );
}
