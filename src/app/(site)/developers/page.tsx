import type { Metadata } from 'next';
import { apiReference } from '@/app/api-reference';
import { DevelopersView } from '@/areas/storefront/developers/DevelopersView';
import { markCacheable } from '@kitroom/front/cache/request-scope';

export const metadata: Metadata = {
  title: 'Developers',
  description: 'Guides and reference of the API.',
};

export default async function DevelopersRoute() {
  markCacheable([]);
  return <DevelopersView reference={await apiReference()} />;
}
