import type { Metadata } from 'next';
import { LoginHistoryView } from '@/modules/accounts/components/security/LoginHistoryView';
import { loadLoginHistory } from '@/modules/accounts/own-account/login-history';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Login history' };

export default async function CmsLoginHistoryPage() {
  const staff = await requireEditor('/cms/profile/logins');
  return (
    <>
      <BackLink href="/cms/profile">Profile Settings</BackLink>
      <PageHeading title="Login history" intro="The latest 100 sign-in attempts on your account." />
      <LoginHistoryView history={await loadLoginHistory(staff)} />
    </>
  );
}
