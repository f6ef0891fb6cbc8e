import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { JsonLd } from '@/modules/seo/JsonLd';
import { ofPage } from '@/modules/seo/structured-data-of';
import { PageNotFound } from '@/areas/storefront/site/PageNotFound';
import { PageIsland } from '@/block-views/PageIsland';
import { findRedirect } from '@/modules/pages/find-redirect';
import { loadPageData } from '@/modules/pages/page-data';
import { pageMetadata } from '@/modules/pages/page-metadata';
import { getPublishedPage, getShellData } from '@/modules/pages/queries';

type Props = { params: Promise<{ slug: string[] }> };

async function read({ params }: Props) {
  const [slug = '', ...deeper] = (await params).slug;
  return deeper.length === 0 ? getPublishedPage(slug) : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await read(props);
  return page
    ? pageMetadata(page, page.isHomepage ? '/' : `/${page.slug}`)
    : { title: 'Page not found', robots: { index: false } };
}

export default async function CmsPage(props: Props) {
  const page = await read(props);
  if (!page) {
    const moved = await findRedirect((await props.params).slug);
    if (moved) permanentRedirect(moved);
    return <PageNotFound />;
  }
  const { title, slug, isHomepage } = page;
  const blocks = page.content ?? [];
  return (
    <>
      <JsonLd data={ofPage({ title, slug, blocks, isHome: isHomepage ?? false }, await getShellData())} />
      <PageIsland title={title} blocks={blocks} data={await loadPageData(blocks)} />
    </>
  );
}
