export { subscribersCsv as GET } from '@/features/back-office/newsletter-endpoints';
