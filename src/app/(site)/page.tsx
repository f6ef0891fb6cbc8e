import type { Metadata } from 'next';
import { JsonLd } from '@/features/seo/components/JsonLd';
import { ofPage } from '@/features/seo/structured-data-of';
import { HomeFallback } from '@/features/site/components/HomeFallback';
import { PageView } from '@/features/site/components/PageView';
import { loadPageData } from '@/features/pages/page-data';
import { pageMetadata, siteMetadata } from '@/features/pages/page-metadata';
import { getHomepage, getShellData } from '@/features/pages/queries';

export async function generateMetadata(): Promise<Metadata> {
  const page = await getHomepage();
  return page ? pageMetadata(page, '/') : siteMetadata({ path: '/', picture: '/og/site/home' });
}

/** The published page that is the homepage. */
export default async function HomePage() {
  const [page, shell] = await Promise.all([getHomepage(), getShellData()]);
  const blocks = page?.content ?? [];
  return (
    <>
      <JsonLd data={ofPage({ title: '', slug: '', blocks, isHome: true }, shell)} />
      {page ? <PageView page={page} data={await loadPageData(blocks)} /> : <HomeFallback {...shell} />}
    </>
  );
}
