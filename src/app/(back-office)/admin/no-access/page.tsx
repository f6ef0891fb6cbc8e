import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EntryCard } from '@/modules/accounts/components/EntryCard';
import { SignOutForm } from '@/modules/accounts/components/SignOutForm';
import { BACK_OFFICE_HOME, LOGIN_PATH } from '@/modules/accounts/sign-in/back-office-path';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { mayEnter } from '@/areas/back-office/access/session';
import { signOut } from '@/areas/back-office/login/session-actions';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';

export const metadata: Metadata = { title: 'No access' };

export default async function NoAccessPage() {
  const { user } = await currentStaff();
  if (!user) redirect(LOGIN_PATH);
  const isMember = mayEnter(user);
  return (
    <EntryCard
      title="No access"
      intro={
        <>
          You are signed in as <strong className="text-ink">{user.fullName}</strong> ({user.email}).{' '}
          {isMember
            ? 'Your role does not include this part of the back office. Ask the shop’s owner if you need it.'
            : 'This account manages the site’s content and has no access to the back office.'}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <a href={isMember ? BACK_OFFICE_HOME : '/cms/dashboard'} className={cn(buttonClass('primary', 'lg'), 'w-full')}>
          {isMember ? 'Go to the dashboard' : 'Go to the CMS'}
        </a>
        <SignOutForm signOut={signOut} className={cn(buttonClass('outline', 'lg'), 'w-full')}>
          Sign in with another account
        </SignOutForm>
      </div>
    </EntryCard>
  );
}
