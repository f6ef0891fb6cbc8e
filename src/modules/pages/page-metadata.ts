import type { Metadata } from 'next';
import type { Page } from '@/payload-types';
import { getSeoDefaults, getShellData } from './queries';

type Described = {
  /** Without the brand’s name; the site’s own title where there is none. */
  title?: string;
  description?: string;
  /** Its one address, from the origin on. */
  path: string;
  /** Address of the picture shown where it is shared: one of `/og/…`. */
  picture: string;
};

/** Metadata of a page for search engines and messengers: one address, and the same words everywhere. */
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

/**
 * Title and description as editors gave them. What they left out is what the settings say for the site (/cms/settings);
 * the homepage, called 'Home' or so, has its title from there too. A picture in the settings is shown for all pages.
 */
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
