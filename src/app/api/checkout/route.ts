import { checkoutEndpoint } from '@/features/checkout/checkout-endpoint';

export const POST = checkoutEndpoint;
