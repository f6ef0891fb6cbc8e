import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NewPasswordForm } from '@/areas/portal/account/NewPasswordForm';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { PortalDoor } from '@/areas/portal/account/PortalDoor';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { currentTeam } from '@/modules/team/session';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';

export const metadata: Metadata = { title: 'New password', robots: { index: false }, referrer: 'no-referrer' };

type ResetPasswordPageProps = { searchParams: Promise<PublicQuery<'/teamwear-portal/reset-password'>> };

export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  markPrivate();
  const { session } = await currentTeam();
  const { token } = await searchParams;
  if (session || typeof token !== 'string') redirect(PORTAL_HOME);
  return (
    <PortalDoor title="New password" intro="Choose a password. Every device is logged out.">
      <NewPasswordForm token={token} />
    </PortalDoor>
  );
}
