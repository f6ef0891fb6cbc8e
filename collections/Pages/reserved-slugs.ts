export { RESERVED_SLUGS as reservedSlugs } from '@/domain/pages/editor/page-slug';
