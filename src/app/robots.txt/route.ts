export { robots as GET } from '@/modules/seo/crawler-endpoints';

export const dynamic = 'force-dynamic';
