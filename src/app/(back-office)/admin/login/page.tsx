import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DemoCredentials } from '@/features/back-office/components/DemoCredentials';
import { EntryCard } from '@/features/back-office/components/EntryCard';
import { LoginForm } from '@/features/back-office/components/LoginForm';
import { Notice } from '@/features/back-office/components/settings/Notice';
import { isDemo } from '@/features/accounts/operations/is-demo';
import { brandName } from '@/features/back-office/queries';
import { backOfficePath } from '@/features/back-office/rules/same-site-path';
import { currentStaff } from '@/features/accounts/staff-session';

export const metadata: Metadata = { title: 'Sign in' };

export default async function LoginPage({ searchParams }: PageProps<'/admin/login'>) {
  const { next: asked, password } = await searchParams;
  const next = backOfficePath(asked);
  const { payload, user } = await currentStaff();
  if (user) redirect(next);
  const [brand, demo] = await Promise.all([brandName(), isDemo(payload)]);
  return (
    <EntryCard brandName={brand} title="Back office" intro="Sign in to manage orders, products and teams.">
      {password === 'set' && <Notice tone="success">Your password has been set. Sign in with it.</Notice>}
      <LoginForm next={next} />
      {demo && <DemoCredentials />}
    </EntryCard>
  );
}
