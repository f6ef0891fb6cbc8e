export { subscribersCsv as GET } from '@/areas/back-office/newsletter/newsletter-endpoints';
