import type { Metadata } from 'next';
import type { Page } from '@/payload-types';

/** Title and description as editors gave them, and the one address of the page. */
export function pageMetadata({ title, metaTitle, metaDescription }: Page, path: string): Metadata {
  return {
    title: metaTitle || title,
    description: metaDescription || undefined,
    alternates: { canonical: path },
  };
}
