import type { Metadata } from 'next';
import { EntryCard } from '@/features/accounts/components/EntryCard';
import { ForgotPasswordForm } from '@/features/back-office/components/ForgotPasswordForm';

export const metadata: Metadata = { title: 'Forgot your password?' };

export default function ForgotPasswordPage() {
  return (
    <EntryCard
      title="Forgot your password?"
      intro="We send a link to the e-mail address of your account. It is good for one hour."
    >
      <ForgotPasswordForm />
    </EntryCard>
  );
}
