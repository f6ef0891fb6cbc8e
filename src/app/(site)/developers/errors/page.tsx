import type { Metadata } from 'next';
import { apiReference } from '@/app/api-reference';
import { ERRORS_ABOUT, ErrorsView } from '@/areas/storefront/developers/ErrorsView';
import { markCacheable } from '@kitroom/front/cache/request-scope';

export const metadata: Metadata = { title: 'Errors of the API', description: ERRORS_ABOUT };

export default async function ErrorsRoute() {
  markCacheable([]);
  return <ErrorsView reference={await apiReference()} />;
}
