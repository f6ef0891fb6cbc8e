export { RESERVED_SLUGS as reservedSlugs } from '@/domain/page-editor/page-slug';
