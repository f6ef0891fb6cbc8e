'use client';

import type { ReactNode } from 'react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { NavDropdown } from './NavDropdown';
import { useHasBeen } from './use-has-been';
import { useOpenMenu } from './use-open-menu';

/** Home, Shop, About, Contact. Shop and About open panels. */
export function DesktopNav({ shopPanel, aboutPanel }: { shopPanel: ReactNode; aboutPanel: ReactNode }) {
  const menu = useOpenMenu();
  // Crawlers find its links in the footer as well.
  const isShopDrawn = useHasBeen(menu.openName === 'shop');

  return (
    <nav aria-label="Main" className="hidden md:block">
      <ul className="flex items-stretch">
        <NavLink href="/">Home</NavLink>
        <NavDropdown name="shop" label="Shop" menu={menu} width="full">
          {isShopDrawn && shopPanel}
        </NavDropdown>
        <NavDropdown name="about" label="About" menu={menu} width="narrow">
          {aboutPanel}
        </NavDropdown>
        <NavLink href="/contact">Contact</NavLink>
      </ul>
    </nav>
  );
}

function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const current = usePathname() === href;
  return (
    <li>
      <Link href={href} prefetch={false} aria-current={current ? 'page' : undefined} className="nav-item">
        {children}
      </Link>
    </li>
  );
}
