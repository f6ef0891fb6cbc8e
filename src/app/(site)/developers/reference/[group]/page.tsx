import type { Metadata } from 'next';
import { apiReference } from '@/app/api-reference';
import { referenceGroups } from '@/areas/storefront/developers/reference-groups';
import { ReferenceView } from '@/areas/storefront/developers/ReferenceView';
import { PageNotFound } from '@/areas/storefront/site/PageNotFound';
import { markCacheable } from '@kitroom/front/cache/request-scope';

type Props = { params: Promise<{ group: string }> };

async function find({ params }: Props) {
  const { group } = await params;
  const reference = await apiReference();
  return { reference, group: referenceGroups(reference).find(({ slug }) => slug === group) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { group } = await find(props);
  return group
    ? { title: `${group.name} API`, description: `Requests and answers: ${group.name}.` }
    : { title: 'Page not found', robots: { index: false } };
}

export default async function ReferenceRoute(props: Props) {
  const { group, reference } = await find(props);
  if (!group) return <PageNotFound />;
  markCacheable([]);
  return <ReferenceView group={group} reference={reference} />;
}
