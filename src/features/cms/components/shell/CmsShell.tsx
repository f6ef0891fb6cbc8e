import { ExternalLink, Plus } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { ROLE_LABELS } from '@/domain/permissions';
import { BrandStripes } from '@/features/accounts/components/BrandStripes';
import type { AdminUser } from '@/payload-types';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { SkipLink } from '@/ui/SkipLink';
import { CMS_HOME } from '../../rules/cms-path';
import { CmsMobileNav } from './CmsMobileNav';
import { CmsNav } from './CmsNav';
import { ContentSearch } from './ContentSearch';
import { UserMenu } from './UserMenu';

/** What is around every screen of the CMS: brand, navigation, search, Create, View Site, user menu (spec §2). */
export function CmsShell({ user, brandName, children }: { user: AdminUser; brandName: string; children: ReactNode }) {
  const { fullName: name, email, role } = user;
  return (
    <>
      <SkipLink />
      <header className="on-night sticky top-0 z-40 bg-night text-ink">
        <div className="page-width flex h-15 items-center gap-3 xl:gap-5">
          <Link href={CMS_HOME} prefetch={false} className="flex min-w-0 items-center gap-2.5 rounded-control py-1">
            <BrandStripes className="h-5 w-auto shrink-0" />
            <span className="truncate font-display text-xl leading-none font-bold tracking-tight uppercase">
              {brandName}
            </span>
            <span className="sporty shrink-0 border-l border-line pl-2.5 text-xs text-ink-muted">CMS</span>
          </Link>
          <CmsNav />
          <div className="ml-auto flex min-w-0 shrink-0 items-center gap-1 sm:gap-2">
            <ContentSearch className="hidden w-52 sm:block lg:w-64 xl:w-48 2xl:w-64" />
            {/* Another root layout: it loads as a page of its own. */}
            <a href="/cms/pages/new" className={cn(buttonClass('primary', 'sm'), 'hidden sm:inline-flex')}>
              <Plus aria-hidden className="size-4" />
              Create
            </a>
            <a
              href="/"
              target="_blank"
              rel="noopener"
              className={cn(buttonClass('ghost', 'sm'), 'hidden px-2.5 text-ink-muted hover:text-ink lg:inline-flex')}
            >
              View Site
              <ExternalLink aria-hidden className="size-4" />
            </a>
            <UserMenu name={name} email={email} roleLabel={ROLE_LABELS[role]} />
            <CmsMobileNav name={name} email={email} />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-width flex grow flex-col py-6 outline-none sm:py-8">
        {children}
      </main>
    </>
  );
}
