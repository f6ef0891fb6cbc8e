import type { Metadata } from 'next';
import { HomeFallback } from '@/features/site/components/HomeFallback';
import { PageView } from '@/features/site/components/PageView';
import { loadPageData } from '@/features/site/page-data';
import { pageMetadata } from '@/features/site/page-metadata';
import { getHomepage, getShellData } from '@/features/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const page = await getHomepage();
  return page ? pageMetadata(page, '/') : { alternates: { canonical: '/' } };
}

/** The published page that is the homepage. */
export default async function HomePage() {
  const page = await getHomepage();
  return page ? (
    <PageView page={page} data={await loadPageData(page.content ?? [])} />
  ) : (
    <HomeFallback {...await getShellData()} />
  );
}
