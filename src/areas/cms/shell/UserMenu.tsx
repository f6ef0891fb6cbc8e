'use client';

import { StaffMenu, type Profile } from '@/modules/accounts/components/StaffMenu';
import { signOut } from '../login/session-actions';
import { USER_WAYS } from './nav-items';

/** Who is signed in, with their settings, those of the CMS, the back office, and Sign Out. */
export function UserMenu(profile: Profile) {
  return <StaffMenu profile={profile} ways={USER_WAYS} signOut={signOut} />;
}
