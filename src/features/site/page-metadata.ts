import type { Metadata } from 'next';
import type { Page } from '@/payload-types';

/**
 * Title and description as editors gave them, and the one address of the page. What they left out is what the settings
 * say for the site (/cms/settings); the homepage, called 'Home' or so, has its title from there too.
 */
export function pageMetadata({ title, metaTitle, metaDescription }: Page, path: string): Metadata {
  const ownTitle = metaTitle || (path === '/' ? undefined : title);
  return {
    ...(ownTitle && { title: ownTitle }),
    ...(metaDescription && { description: metaDescription }),
    alternates: { canonical: path },
  };
}
