import type { Metadata } from 'next';
import { EntryCard } from '@/features/accounts/components/EntryCard';
import { ForgotPasswordForm } from '@/features/back-office/components/ForgotPasswordForm';

export const metadata: Metadata = { title: 'Forgot your password?' };

export default function ForgotPasswordPage() {
  return (
    <EntryCard
      title="Forgot your password?"
      intro="We will email a link to your account’s address. It is valid for one hour."
    >
      <ForgotPasswordForm />
    </EntryCard>
  );
}
