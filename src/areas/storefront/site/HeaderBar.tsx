'use client';

import type { ShellData } from '@/modules/pages/shell-data';
import { BrandLogo } from '@/ui/BrandLogo';
import { DesktopNav } from './DesktopNav';
import { HeaderActions } from './HeaderActions';
import { HeaderSearch } from './HeaderSearch';
import { MobileMenu } from './MobileMenu';
import { MobileNavItems } from './MobileNavItems';
import { ShopPanel } from './ShopPanel';
import { BlockLink } from '@/block-views/BlockLink';
import type { SiteLink } from '@/modules/pages/site-links';

/** Fixed dark bar. */
export function HeaderBar({ shell }: { shell: ShellData }) {
  const { brandName, logo, menuCategories, aboutLinks } = shell;
  return (
    // A dialog removes the scrollbar: its width stays free (Radix provides it).
    <header className="on-night fixed inset-x-0 top-0 z-40 bg-night pr-[var(--removed-body-scroll-bar-size,0px)] text-ink">
      <div className="mx-auto flex h-header max-w-page items-center justify-between gap-4 px-gutter">
        <BrandLogo brandName={brandName} logo={logo} />
        <DesktopNav
          shopPanel={<ShopPanel categories={menuCategories} />}
          aboutPanel={<AboutPanel links={aboutLinks} />}
        />
        <div className="-mr-2.5 flex items-center">
          <HeaderSearch />
          <HeaderActions />
          <MobileMenu>
            <MobileNavItems categories={menuCategories} aboutLinks={aboutLinks} />
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}

/** About dropdown: five items by default; editors can change them. */
function AboutPanel({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map(({ label, href, description }) => (
        <li key={`${label} ${href}`}>
          <BlockLink address={href} className="menu-link">
            <span>{label}</span>
            {description && <span>{description}</span>}
          </BlockLink>
        </li>
      ))}
    </ul>
  );
}
