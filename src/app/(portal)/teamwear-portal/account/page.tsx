import type { Metadata } from 'next';
import { ChangePasswordForm } from '@/areas/portal/account/ChangePasswordForm';
import { TeamFacts } from '@/areas/portal/account/TeamFacts';
import { requireTeam } from '@/modules/team/session';

export const metadata: Metadata = { title: 'Account' };

export default async function AccountPage() {
  const { team } = await requireTeam('/teamwear-portal/account');
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      <section aria-labelledby="facts-title">
        <h1 id="facts-title" className="mb-6 text-heading">
          Account
        </h1>
        <TeamFacts team={team} />
      </section>
      <section aria-labelledby="password-title">
        <h2 id="password-title" className="mb-6 text-subheading">
          Change password
        </h2>
        <ChangePasswordForm />
      </section>
    </div>
  );
}
