import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ForgotPasswordForm } from '@/areas/portal/account/ForgotPasswordForm';
import { markForStrangers } from '@kitroom/front/cache/request-scope';
import { PortalDoor } from '@/areas/portal/account/PortalDoor';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { currentTeam } from '@/modules/team/session';

export const metadata: Metadata = { title: 'Forgotten password', robots: { index: false } };

export default async function ForgotPasswordPage() {
  const { session } = await currentTeam();
  if (session) redirect(`${PORTAL_HOME}/account`);
  markForStrangers([]);
  return (
    <PortalDoor
      title="Forgotten password"
      intro="We’ll email a link to you, or to your team if you log in with its username."
    >
      <ForgotPasswordForm />
    </PortalDoor>
  );
}
