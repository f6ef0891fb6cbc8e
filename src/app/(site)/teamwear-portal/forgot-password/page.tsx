import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ForgotPasswordForm } from '@/features/team/components/account/ForgotPasswordForm';
import { PortalDoor } from '@/features/team/components/account/PortalDoor';
import { PORTAL_HOME } from '@/features/team/rules/portal-path';
import { currentTeam } from '@/features/team/session';

export const metadata: Metadata = { title: 'Forgotten password', robots: { index: false } };

export default async function ForgotPasswordPage() {
  const { team } = await currentTeam();
  if (team) redirect(`${PORTAL_HOME}/account`);
  return (
    <PortalDoor title="Forgotten password" intro="We send a link to your team’s e-mail address.">
      <ForgotPasswordForm />
    </PortalDoor>
  );
}
