import type { Metadata } from 'next';
import { apiReference } from '@/app/api-reference';
import { DevelopersPage } from '@/areas/storefront/developers/DevelopersPage';
import { findGuide, readGuide } from '@/areas/storefront/developers/guides';
import { Markdown } from '@/areas/storefront/developers/Markdown';
import { PageNotFound } from '@/areas/storefront/site/PageNotFound';
import { markCacheable } from '@kitroom/front/cache/request-scope';

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const guide = findGuide((await params).name);
  return guide
    ? { title: guide.title, description: guide.about }
    : { title: 'Page not found', robots: { index: false } };
}

export default async function GuideRoute({ params }: Props) {
  const guide = findGuide((await params).name);
  if (!guide) return <PageNotFound />;
  markCacheable([]);
  return (
    <DevelopersPage title={guide.title} reference={await apiReference()}>
      <Markdown text={await readGuide(guide)} />
    </DevelopersPage>
  );
}
