export { noteBounceEndpoint as POST } from '@/areas/back-office/newsletter/newsletter-endpoints';
