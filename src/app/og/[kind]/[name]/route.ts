export { socialPicture as GET } from '@/features/seo/social-picture-endpoint';
