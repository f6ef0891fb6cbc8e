import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DemoCredentials } from '@/modules/accounts/components/DemoCredentials';
import { EntryCard } from '@/modules/accounts/components/EntryCard';
import { StaffLoginForm } from '@/modules/accounts/components/StaffLoginForm';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from '@/modules/accounts/sign-in/back-office-path';
import { CMS_LOGIN_PATH, cmsPath } from '@/modules/accounts/session/cms-path';
import { mayEdit } from '@/modules/accounts/session/editor-session';
import { signIn } from '@/areas/cms/login/session-actions';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';

export const metadata: Metadata = { title: 'Sign in' };

export default async function CmsLoginPage({ searchParams }: PageProps<'/cms/login'>) {
  // Payload’s own panel sends `redirect`.
  const { next: requested, redirect: requestedByPanel } = await searchParams;
  const next = cmsPath(requested ?? requestedByPanel);
  const { user } = await currentStaff();
  if (user && mayEdit(user)) redirect(next);
  return (
    <EntryCard title="CMS" intro="Sign in to build and publish the site’s pages.">
      <StaffLoginForm
        action={signIn}
        next={next}
        loginPath={CMS_LOGIN_PATH}
        forgotPasswordPath={FORGOT_PASSWORD_PATH}
        submitLabel="Access CMS"
        errorTitle="❌ Login Error"
      />
      <DemoCredentials roles={['content_manager']} />
      <a href={LOGIN_PATH} className={cn(buttonClass('outline', 'lg'), 'w-full')}>
        Go to Admin Portal
      </a>
    </EntryCard>
  );
}
