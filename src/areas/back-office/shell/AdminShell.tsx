import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark, StaffShell } from '@/modules/accounts/components/StaffShell';
import type { AdminUser } from '@/payload-types';
import { permissionsOf } from '@/domain/staff/permissions';
import type { NavCounts } from '@/ui/nav';
import { BACK_OFFICE_HOME } from '@/modules/accounts/sign-in/back-office-path';
import { GrantedPermissions } from '../access/granted';
import { NotificationBell } from '../notifications/NotificationBell';
import { SearchButton } from '../search/SearchButton';
import { MobileNav, ProfileMenu, TopNav } from './AdminNav';

type AdminShellProps = { user: AdminUser; brandName: string; counts: NavCounts; children: ReactNode };

export function AdminShell({ user, brandName, counts, children }: AdminShellProps) {
  return (
    <GrantedPermissions permissions={permissionsOf(user.role, user.permissions)}>
      <StaffShell
        header={
          <>
            <BrandMark
              brandName={brandName}
              place="Back office"
              placeClass="max-sm:hidden lg:max-xl:hidden"
              home={BACK_OFFICE_HOME}
            />
            <TopNav counts={counts} />
            <div className="ml-auto flex shrink-0 items-center gap-0.5 sm:gap-1">
              <SearchButton />
              <NotificationBell />
              <a
                href="/"
                target="_blank"
                rel="noopener"
                aria-label="View site"
                title="View site"
                className="icon-btn max-2xl:hidden"
              >
                <ExternalLink aria-hidden className="size-5" />
              </a>
              <ProfileMenu name={user.fullName} email={user.email} roleLabel={user.roleLabel ?? ''} />
              <MobileNav name={user.fullName} email={user.email} counts={counts} />
            </div>
          </>
        }
      >
        {children}
      </StaffShell>
    </GrantedPermissions>
  );
}
