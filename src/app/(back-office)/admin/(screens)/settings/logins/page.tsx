import type { Metadata } from 'next';
import { BackLink } from '@/features/back-office/components/BackLink';
import { PageHeading } from '@/features/back-office/components/PageHeading';
import { LoginHistoryView } from '@/features/back-office/components/settings/security/LoginHistoryView';
import { LOGIN_HISTORY_PATH } from '@/features/back-office/components/settings/security/SecurityTab';
import { loadLoginHistory } from '@/features/back-office/operations/settings/login-history';
import { requireAdministrator } from '@/features/back-office/session';

export const metadata: Metadata = { title: 'Login history' };

export default async function LoginHistoryPage() {
  const staff = await requireAdministrator(LOGIN_HISTORY_PATH);
  return (
    <>
      <BackLink href="/admin/settings?tab=security">Security</BackLink>
      <PageHeading title="Login history" intro="The newest hundred attempts on your account." />
      <LoginHistoryView history={await loadLoginHistory(staff)} />
    </>
  );
}
