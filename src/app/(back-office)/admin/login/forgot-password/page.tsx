import type { Metadata } from 'next';
import { EntryCard } from '@/features/accounts/components/EntryCard';
import { ForgotPasswordForm } from '@/features/back-office/components/ForgotPasswordForm';
import { brandName } from '@/features/accounts/brand-name';

export const metadata: Metadata = { title: 'Forgot your password?' };

export default async function ForgotPasswordPage() {
  return (
    <EntryCard
      brandName={await brandName()}
      title="Forgot your password?"
      intro="We send a link to the e-mail address of your account. It is good for one hour."
    >
      <ForgotPasswordForm />
    </EntryCard>
  );
}
