'use client';

import type { ShellData } from '@/modules/pages/shell-data';
import { AboutPanel } from './AboutPanel';
import { BrandLogo } from '@/ui/BrandLogo';
import { DesktopNav } from './DesktopNav';
import { HeaderActions } from './HeaderActions';
import { HeaderSearch } from './HeaderSearch';
import { MobileMenu } from './MobileMenu';
import { MobileNavItems } from './MobileNavItems';
import { ShopPanel } from './ShopPanel';

/** The fixed dark bar. */
export function SiteHeader({ shell }: { shell: ShellData }) {
  const { brandName, logo, menuCategories, aboutLinks } = shell;
  return (
    // A dialog takes the scrollbar away: the room it took stays free (Radix tells how much).
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
