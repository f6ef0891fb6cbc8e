import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark, StaffShell } from '@/features/accounts/components/StaffShell';
import type { AdminUser } from '@/payload-types';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { ROLE_LABELS } from '@/domain/permissions';
import { BACK_OFFICE_HOME } from '../rules/same-site-path';
import { MobileNav } from './MobileNav';
import { NewsBell } from './news/NewsBell';
import { SearchButton } from './palette/SearchButton';
import { ProfileMenu } from './ProfileMenu';
import { TopNav } from './TopNav';

type AdminShellProps = { user: AdminUser; brandName: string; newInquiries: number; children: ReactNode };

/** What is around every screen of the back office: brand, navigation, search, notifications, profile (spec §2). */
export function AdminShell({ user, brandName, newInquiries, children }: AdminShellProps) {
  const counts = { '/admin/inbox': newInquiries };
  return (
    <StaffShell
      header={
        <>
          <BrandMark brandName={brandName} place="Back office" placeClass="max-sm:hidden" home={BACK_OFFICE_HOME} />
          <TopNav counts={counts} />
          <div className="ml-auto flex shrink-0 items-center gap-0.5 sm:gap-1">
            <SearchButton />
            <NewsBell />
            <a
              href="/"
              target="_blank"
              rel="noopener"
              className={cn(buttonClass('ghost', 'sm'), 'hidden px-2.5 text-ink-muted hover:text-ink 2xl:inline-flex')}
            >
              View site
              <ExternalLink aria-hidden className="size-4" />
            </a>
            <ProfileMenu name={user.fullName} email={user.email} roleLabel={ROLE_LABELS[user.role]} />
            <MobileNav name={user.fullName} email={user.email} counts={counts} />
          </div>
        </>
      }
    >
      {children}
    </StaffShell>
  );
}
