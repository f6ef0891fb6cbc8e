export { sitemapFile as GET } from '@/modules/seo/crawler-endpoints';
