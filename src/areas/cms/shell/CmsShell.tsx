import { ExternalLink, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark, StaffShell } from '@/modules/accounts/components/StaffShell';
import type { AdminUser } from '@/payload-types';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { CMS_HOME } from '@/modules/accounts/session/cms-path';
import { MobileNav, TopNav, UserMenu } from './CmsNav';
import { ContentSearch } from './ContentSearch';

export function CmsShell({ user, brandName, children }: { user: AdminUser; brandName: string; children: ReactNode }) {
  const { fullName: name, email, roleLabel } = user;
  return (
    <StaffShell
      header={
        <>
          <BrandMark brandName={brandName} place="CMS" home={CMS_HOME} />
          <TopNav />
          <div className="ml-auto flex min-w-0 shrink-0 items-center gap-1 sm:gap-2">
            <ContentSearch className="hidden w-52 sm:block lg:w-64 xl:w-48 2xl:w-64" />
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
            <UserMenu name={name} email={email} roleLabel={roleLabel ?? ''} />
            <MobileNav name={name} email={email} />
          </div>
        </>
      }
    >
      {children}
    </StaffShell>
  );
}
