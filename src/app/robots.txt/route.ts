export { robots as GET } from '@/features/seo/crawler-endpoints';

export const dynamic = 'force-dynamic';
