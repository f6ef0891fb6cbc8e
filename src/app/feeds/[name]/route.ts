export { merchantFeed as GET } from '@/modules/seo/merchant-feed-endpoint';
