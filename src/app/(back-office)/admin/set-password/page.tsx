import type { Metadata } from 'next';
import Link from 'next/link';
import { EntryCard } from '@/modules/accounts/components/EntryCard';
import { SetPasswordForm } from '@/areas/back-office/login/SetPasswordForm';
import { isPasswordLink } from '@/modules/accounts/data/password-links';
import { FORGOT_PASSWORD_PATH } from '@/modules/accounts/sign-in/back-office-path';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';

/** The address holds the link’s secret, so it must not leak as a referrer. */
export const metadata: Metadata = { title: 'Choose a password', referrer: 'no-referrer' };

export default async function SetPasswordPage({ searchParams }: PageProps<'/admin/set-password'>) {
  const { token } = await searchParams;
  const { payload } = await currentStaff();
  if (typeof token !== 'string' || !(await isPasswordLink(payload, 'admin-users', token))) {
    return (
      <EntryCard
        title="This link no longer works"
        intro="It has expired or has already been used. Ask for a new one, or ask an administrator to invite you again."
      >
        <Link href={FORGOT_PASSWORD_PATH} prefetch={false} className={cn(buttonClass('primary', 'lg'), 'w-full')}>
          Ask for a new link
        </Link>
      </EntryCard>
    );
  }
  return (
    <EntryCard title="Choose a password" intro="You will use it to sign in from now on.">
      <SetPasswordForm token={token} />
    </EntryCard>
  );
}
