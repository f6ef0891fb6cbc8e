import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NewPasswordForm } from '@/features/portal/components/account/NewPasswordForm';
import { PortalDoor } from '@/features/portal/components/account/PortalDoor';
import { PORTAL_HOME } from '@/features/team/rules/portal-path';
import { currentTeam } from '@/features/team/session';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';

export const metadata: Metadata = { title: 'New password', robots: { index: false }, referrer: 'no-referrer' };

type ResetPasswordPageProps = { searchParams: Promise<PublicQuery<'/teamwear-portal/reset-password'>> };

export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { team } = await currentTeam();
  const { token } = await searchParams;
  if (team || typeof token !== 'string') redirect(PORTAL_HOME);
  return (
    <PortalDoor title="New password" intro="Choose a password for your team. Every device is logged out.">
      <NewPasswordForm token={token} />
    </PortalDoor>
  );
}
