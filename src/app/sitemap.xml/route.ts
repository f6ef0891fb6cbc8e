export { sitemaps as GET } from '@/modules/seo/crawler-endpoints';

export const dynamic = 'force-dynamic';
