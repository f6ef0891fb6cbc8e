import type { Metadata } from 'next';
import { EntryCard } from '@/modules/accounts/components/EntryCard';
import { ForgotPasswordForm } from '@/areas/back-office/login/ForgotPasswordForm';

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
