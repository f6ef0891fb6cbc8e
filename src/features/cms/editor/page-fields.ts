import type { PageFields } from '@/domain/page-editor/types';

/** Every field of a page besides its blocks. */
export const PAGE_FIELDS = [
  'title',
  'slug',
  'metaTitle',
  'metaDescription',
] as const satisfies readonly (keyof PageFields)[];
