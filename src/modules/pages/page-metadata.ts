import type { Metadata } from 'next';
import type { Page } from '@/payload-types';
import { getSeoDefaults, getShellData } from './queries';

type Described = {
  /** Without the brand’s name; the site’s own title if undefined. */
  title?: string;
  description?: string;
  path: string;
  /** One of `/og/…`. */
  picture: string;
};

export async function siteMetadata({ title, description, path, picture }: Described): Promise<Metadata> {
  const [{ brandName }, defaults] = await Promise.all([getShellData(), getSeoDefaults()]);
  const shared = { title: title ?? defaults.title, description: description || defaults.description };
  return {
    ...(title && { title }),
    description: shared.description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: brandName,
      locale: 'en_GB',
      url: path,
      images: { url: picture, width: 1200, height: 630, alt: shared.title },
      ...shared,
    },
    twitter: { card: 'summary_large_image', images: picture, ...shared },
  };
}

/** Gaps are filled from the settings (/cms/settings), as is the homepage’s title; their picture is for all pages. */
export async function pageMetadata(page: Page, path: string): Promise<Metadata> {
  const { picture } = await getSeoDefaults();
  const isHome = path === '/';
  return siteMetadata({
    title: page.metaTitle || (isHome ? undefined : page.title),
    description: page.metaDescription ?? undefined,
    path,
    picture: picture ?? (isHome ? '/og/site/home' : `/og/page/${page.slug}`),
  });
}
