import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { EntryCard } from '@/modules/accounts/components/EntryCard';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { SignOutForm } from '@/modules/accounts/components/SignOutForm';
import { signOut } from '@/areas/cms/login/session-actions';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { CMS_LOGIN_PATH } from '@/modules/accounts/session/cms-path';

export const metadata: Metadata = { title: 'Sign out' };

/** Target of the sign-out in Payload’s panel. */
export default async function CmsLogoutPage() {
  const { user } = await currentStaff();
  if (!user) redirect(CMS_LOGIN_PATH);
  const isOwnLink = (await headers()).get('sec-fetch-site') === 'same-origin';
  return (
    <EntryCard title="Sign out" intro={`You are signed in as ${user.email}.`}>
      <SignOutForm signOut={signOut} atOnce={isOwnLink} className={cn(buttonClass('primary', 'lg'), 'w-full')}>
        Sign Out
      </SignOutForm>
    </EntryCard>
  );
}
