'use client';

import { LogOut, SquarePen, UserCog } from 'lucide-react';
import Link from 'next/link';
import { useTransition } from 'react';
import { ProfileLabel, type Profile } from '@/features/accounts/components/ProfileLabel';
import { ProfileTrigger } from '@/features/accounts/components/ProfileTrigger';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { signOut } from '../session-actions';

/** Who is signed in, with Account Settings, the way to the CMS, and Sign Out (spec §2). */
export function ProfileMenu(profile: Profile) {
  const [leaving, startLeaving] = useTransition();
  return (
    <DropdownMenu trigger={<ProfileTrigger name={profile.name} leaving={leaving} />}>
      <ProfileLabel {...profile} />
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        <Link href="/admin/settings" prefetch={false}>
          <UserCog aria-hidden />
          Account Settings
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href="/cms/dashboard">
          <SquarePen aria-hidden />
          Content (CMS)
        </a>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => startLeaving(() => signOut())}>
        <LogOut aria-hidden />
        Sign Out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
