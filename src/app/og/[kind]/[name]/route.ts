export { socialPicture as GET } from '@/modules/seo/social-picture-endpoint';
