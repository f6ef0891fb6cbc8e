import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminUser } from '@/payload-types';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { SkipLink } from '@/ui/SkipLink';
import { ROLE_LABELS } from '@/domain/permissions';
import { BrandMark } from './BrandMark';
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
    <>
      <SkipLink />
      <header className="on-night sticky top-0 z-40 bg-night text-ink">
        <div className="page-width flex h-15 items-center gap-3 xl:gap-6">
          <BrandMark brandName={brandName} />
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
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-width flex grow flex-col py-6 outline-none sm:py-8">
        {children}
      </main>
    </>
  );
}
