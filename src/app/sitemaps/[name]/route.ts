export { sitemapFile as GET } from '@/features/seo/crawler-endpoints';
