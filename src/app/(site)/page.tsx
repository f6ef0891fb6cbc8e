import type { Metadata } from 'next';
import { JsonLd } from '@/modules/seo/JsonLd';
import { ofPage } from '@/modules/seo/structured-data-of';
import { HomeFallback } from '@/areas/storefront/site/HomeFallback';
import { PageView } from '@/block-views/PageView';
import { loadPageData } from '@/modules/pages/page-data';
import { pageMetadata, siteMetadata } from '@/modules/pages/page-metadata';
import { getHomepage, getShellData } from '@/modules/pages/queries';

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
