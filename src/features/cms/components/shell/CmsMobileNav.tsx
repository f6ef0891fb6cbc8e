'use client';

import { Database, ExternalLink, LogOut, Plus, Settings, Store, UserCog } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { navRow } from '@/ui/nav';
import { NavPanel } from '@/ui/NavPanel';
import { signOut } from '../../session-actions';
import { ContentSearch } from './ContentSearch';
import { NAV_ITEMS } from './nav-items';

/** All that the header offers, on small screens. */
export function CmsMobileNav({ name, email }: { name: string; email: string }) {
  return (
    <NavPanel
      label="CMS"
      items={NAV_ITEMS}
      before={(close) => (
        <div className="mb-4 flex flex-col gap-3 sm:hidden">
          <ContentSearch onSearch={close} />
          {/* Another root layout: it loads as a page of its own. */}
          <a href="/cms/pages/new" className={cn(buttonClass('primary'), 'w-full')}>
            <Plus aria-hidden className="size-4" />
            Create
          </a>
        </div>
      )}
      after={(close) => (
        <>
          <Link href="/cms/profile" prefetch={false} onClick={close} className={navRow}>
            <UserCog aria-hidden />
            Profile Settings
          </Link>
          <Link href="/cms/settings" prefetch={false} onClick={close} className={navRow}>
            <Settings aria-hidden />
            CMS Settings
          </Link>
          <a href="/cms/collections" className={navRow}>
            <Database aria-hidden />
            All Records
          </a>
          <a href="/admin/login" className={navRow}>
            <Store aria-hidden />
            Admin Portal
          </a>
          <a href="/" target="_blank" rel="noopener" className={navRow}>
            <ExternalLink aria-hidden />
            View Site
          </a>
          <form action={signOut}>
            <button className={navRow}>
              <LogOut aria-hidden />
              Sign Out
            </button>
          </form>
          <p className="px-3 pt-3 text-sm break-words text-ink-muted">
            Signed in as <span className="font-medium text-ink">{name}</span> ({email})
          </p>
        </>
      )}
    />
  );
}
