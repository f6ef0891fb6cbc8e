import type { Metadata } from 'next';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';
import { LoginHistoryView } from '@/modules/accounts/components/security/LoginHistoryView';
import { LOGIN_HISTORY_PATH } from '@/areas/back-office/settings/tabs';
import { loadLoginHistory } from '@/modules/accounts/own-account/login-history';
import { requireMember } from '@/areas/back-office/access/session';

export const metadata: Metadata = { title: 'Login history' };

export default async function LoginHistoryPage() {
  const staff = await requireMember('back-office:enter', LOGIN_HISTORY_PATH);
  return (
    <>
      <BackLink href="/admin/settings?tab=security">Security</BackLink>
      <PageHeading title="Login history" intro="The latest 100 sign-in attempts on your account." />
      <LoginHistoryView history={await loadLoginHistory(staff)} />
    </>
  );
}
