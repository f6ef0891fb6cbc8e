'use client';

import { Database, LogOut, Settings, Store, UserCog } from 'lucide-react';
import Link from 'next/link';
import { useTransition } from 'react';
import { ProfileLabel, type Profile } from '@/features/accounts/components/ProfileLabel';
import { ProfileTrigger } from '@/features/accounts/components/ProfileTrigger';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { signOut } from '../../session-actions';

/** Who is signed in, with their settings, those of the CMS, the back office, and Sign Out (spec §2). */
export function UserMenu(profile: Profile) {
  const [leaving, startLeaving] = useTransition();
  return (
    <DropdownMenu trigger={<ProfileTrigger name={profile.name} leaving={leaving} />}>
      <ProfileLabel {...profile} />
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        <Link href="/cms/profile" prefetch={false}>
          <UserCog aria-hidden />
          Profile Settings
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link href="/cms/settings" prefetch={false}>
          <Settings aria-hidden />
          CMS Settings
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href="/cms/collections">
          <Database aria-hidden />
          All Records
        </a>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href="/admin/login">
          <Store aria-hidden />
          Admin Portal
        </a>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => startLeaving(() => signOut())}>
        <LogOut aria-hidden />
        Sign Out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
