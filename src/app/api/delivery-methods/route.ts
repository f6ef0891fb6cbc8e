import { deliveryEndpoint } from '@/areas/storefront/delivery/delivery-endpoint';

export const GET = deliveryEndpoint;
