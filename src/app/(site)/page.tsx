import type { Metadata } from 'next';
import { JsonLd } from '@/modules/seo/JsonLd';
import { ofPage } from '@/modules/seo/structured-data-of';
import { PageIsland } from '@/block-views/PageIsland';
import type { PageBlock } from '@/modules/pages/page-content';
import { loadPageData } from '@/modules/pages/page-data';
import { pageMetadata, siteMetadata } from '@/modules/pages/page-metadata';
import { getHomepage, getShellData } from '@/modules/pages/queries';
import type { ShellData } from '@/modules/pages/shell-data';

export async function generateMetadata(): Promise<Metadata> {
  const page = await getHomepage();
  return page ? pageMetadata(page, '/') : siteMetadata({ path: '/', picture: '/og/site/home' });
}

export default async function HomePage() {
  const [page, shell] = await Promise.all([getHomepage(), getShellData()]);
  const blocks = page ? (page.content ?? []) : [welcome(shell)];
  return (
    <>
      <JsonLd data={ofPage({ title: '', slug: '', blocks, isHome: true }, shell)} />
      <PageIsland title={page?.title ?? shell.brandName} blocks={blocks} data={await loadPageData(blocks)} />
    </>
  );
}

const welcome = ({ brandName, tagline }: ShellData): PageBlock => ({
  blockType: 'hero',
  title: brandName,
  subtitle: tagline,
  buttonText: 'Shop Now',
  buttonLink: '/shop',
  alignment: 'left',
});
