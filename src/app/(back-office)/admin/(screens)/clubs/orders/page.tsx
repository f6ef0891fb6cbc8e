import { permanentRedirect } from 'next/navigation';
import { TEAM_ORDERS_HREF } from '@/areas/back-office/orders/filters/order-filters';

/** Former address of the team orders, which are now on the orders screen. */
export default function TeamOrdersPage() {
  permanentRedirect(TEAM_ORDERS_HREF);
}
