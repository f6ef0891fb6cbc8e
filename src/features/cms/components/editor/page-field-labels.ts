import type { PageFields } from '@/domain/page-editor';

/** What the page's own fields are called (spec §2). */
export const PAGE_FIELD_LABELS: Record<keyof PageFields, string> = {
  title: 'Title',
  slug: 'Slug',
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
};
