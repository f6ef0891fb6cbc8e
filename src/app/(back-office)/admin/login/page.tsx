import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DemoCredentials } from '@/modules/accounts/components/DemoCredentials';
import { EntryCard } from '@/modules/accounts/components/EntryCard';
import { StaffLoginForm } from '@/modules/accounts/components/StaffLoginForm';
import { Notice } from '@/ui/Notice';
import { backOfficePath, FORGOT_PASSWORD_PATH, LOGIN_PATH } from '@/modules/accounts/sign-in/back-office-path';
import { signIn } from '@/areas/back-office/login/session-actions';
import { currentStaff } from '@/modules/accounts/session/staff-session';

export const metadata: Metadata = { title: 'Sign in' };

export default async function LoginPage({ searchParams }: PageProps<'/admin/login'>) {
  const { next: requested, password } = await searchParams;
  const next = backOfficePath(requested);
  const { user } = await currentStaff();
  if (user) redirect(next);
  return (
    <EntryCard title="Back office" intro="Sign in to manage orders, products and teams.">
      {password === 'set' && <Notice tone="success">Your password has been set. Sign in with it.</Notice>}
      <StaffLoginForm
        action={signIn}
        next={next}
        loginPath={LOGIN_PATH}
        forgotPasswordPath={FORGOT_PASSWORD_PATH}
        submitLabel="Sign In"
      />
      <DemoCredentials roles={['owner', 'content_manager']} />
    </EntryCard>
  );
}
