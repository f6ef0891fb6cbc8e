export { shopperInvoiceFile as GET } from '@/areas/storefront/order/invoice-endpoint';
