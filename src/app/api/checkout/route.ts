import { checkoutEndpoint } from '@/areas/storefront/checkout/checkout-endpoint';

export const POST = checkoutEndpoint;
