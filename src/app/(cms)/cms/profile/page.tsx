import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AppearanceForm } from '@/modules/accounts/components/AppearanceForm';
import { ProfileForm } from '@/modules/accounts/components/ProfileForm';
import { SecuritySettings } from '@/modules/accounts/components/security/SecuritySettings';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import { PageHeading } from '@/ui/PageHeading';
import { findCodesLeft } from '@/modules/accounts/data/second-factor';

export const metadata: Metadata = { title: 'Profile Settings' };

export default async function ProfilePage() {
  const { payload, user } = await requireEditor('/cms/profile');
  const { codesLeft } = (await findCodesLeft(payload, user.id)) ?? {};
  const { fullName, email, bio, roleLabel, theme, colorScheme } = user;
  return (
    <>
      <PageHeading title="Profile Settings" intro="Your own account, here and in the back office." />
      <div className="grid max-w-4xl gap-5">
        <Part title="Profile">
          <ProfileForm saved={{ fullName, email, bio: bio ?? '' }} roleLabel={roleLabel ?? ''} />
        </Part>
        <Part title="Security">
          <SecuritySettings codesLeft={codesLeft} historyHref="/cms/profile/logins" />
        </Part>
        <Part title="Appearance">
          <AppearanceForm saved={{ theme, colorScheme }} />
        </Part>
      </div>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="card p-5 sm:p-6">
    <h2 className="mb-5 text-subheading">{title}</h2>
    {children}
  </section>
);
