import type { Metadata } from 'next';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';
import { LoginHistoryView } from '@/features/accounts/components/security/LoginHistoryView';
import { LOGIN_HISTORY_PATH } from '@/features/back-office/components/settings/tabs';
import { loadLoginHistory } from '@/features/accounts/operations/own-account/login-history';
import { requireAdministrator } from '@/features/back-office/session';

export const metadata: Metadata = { title: 'Login history' };

export default async function LoginHistoryPage() {
  const staff = await requireAdministrator(LOGIN_HISTORY_PATH);
  return (
    <>
      <BackLink href="/admin/settings?tab=security">Security</BackLink>
      <PageHeading title="Login history" intro="The latest 100 sign-in attempts on your account." />
      <LoginHistoryView history={await loadLoginHistory(staff)} />
    </>
  );
}
