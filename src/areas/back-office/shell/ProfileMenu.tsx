'use client';

import { StaffMenu, type Profile } from '@/modules/accounts/components/StaffMenu';
import { signOut } from '../login/session-actions';
import { PROFILE_WAYS } from './nav-items';

/** Who is signed in, with Account Settings, the way to the CMS, and Sign Out. */
export function ProfileMenu(profile: Profile) {
  return <StaffMenu profile={profile} ways={PROFILE_WAYS} signOut={signOut} />;
}
