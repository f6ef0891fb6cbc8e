import { permanentRedirect } from 'next/navigation';
import { TEAM_ORDERS_HREF } from '@/areas/back-office/orders/filters/order-filters';

/** The address that the orders of teams had while they were a list of their own. */
export default function TeamOrdersPage() {
  permanentRedirect(TEAM_ORDERS_HREF);
}
