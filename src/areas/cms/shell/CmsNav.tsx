'use client';

import { Plus, ChartLine, Database, FileText, Image, LayoutDashboard, Settings, Store, UserCog } from 'lucide-react';
import { StaffMenu, type Profile } from '@/modules/accounts/components/StaffMenu';
import { StaffNavPanel } from '@/modules/accounts/components/StaffNavPanel';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { NavBar } from '@/ui/NavBar';
import { signOut } from '../login/session-actions';
import { ContentSearch } from './ContentSearch';
import type { NavItem } from '@/ui/nav';

export const TopNav = () => <NavBar label="CMS" items={NAV_ITEMS} />;

export function MobileNav(props: { name: string; email: string }) {
  return (
    <StaffNavPanel
      {...props}
      label="CMS"
      items={NAV_ITEMS}
      before={(close) => (
        <div className="mb-4 flex flex-col gap-3 sm:hidden">
          <ContentSearch onSearch={close} />
          {/* Another root layout: a full page load. */}
          <a href="/cms/pages/new" className={cn(buttonClass('primary'), 'w-full')}>
            <Plus aria-hidden className="size-4" />
            Create
          </a>
        </div>
      )}
      ways={USER_WAYS}
      siteLabel="View Site"
      signOut={signOut}
    />
  );
}

export function UserMenu(profile: Profile) {
  return <StaffMenu profile={profile} ways={USER_WAYS} signOut={signOut} />;
}

const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Dashboard', href: '/cms/dashboard', icon: LayoutDashboard },
  { label: 'Pages', href: '/cms/pages', icon: FileText },
  { label: 'Media', href: '/cms/media', icon: Image },
  { label: 'Analytics', href: '/cms/analytics', icon: ChartLine },
  { label: 'Settings', href: '/cms/settings', icon: Settings },
];

const USER_WAYS: readonly NavItem[] = [
  { label: 'Profile Settings', href: '/cms/profile', icon: UserCog },
  { label: 'CMS Settings', href: '/cms/settings', icon: Settings },
  { label: 'All Records', href: '/cms/collections', icon: Database, isElsewhere: true },
  { label: 'Admin Portal', href: '/admin/login', icon: Store, isElsewhere: true },
];
