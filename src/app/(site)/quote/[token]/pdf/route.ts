export { quotePdf as GET } from '@/areas/storefront/quotes/quote-pdf-endpoint';
