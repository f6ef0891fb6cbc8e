import type { Metadata } from 'next';
import { PortalLogin } from '@/features/site/components/PortalLogin';

export const metadata: Metadata = {
  title: 'Team Portal',
  description: 'Log in to your team: orders, roster, colours and design assets.',
  alternates: { canonical: '/teamwear-portal' },
};

export default function TeamwearPortalPage() {
  return <PortalLogin />;
}
