import type { OrderStatus } from '@/domain/orders/order-status';

type Item = { product: string; color: string; sizes?: Record<string, number>; quantity?: number };
export type DemoOrder = {
  status: OrderStatus;
  daysAgo: number;
  firstName: string;
  lastName: string;
  notes?: string;
  items: Item[];
};

/** At least one order in every status. */
export const demoOrders: DemoOrder[] = [
  {
    status: 'delivered',
    daysAgo: 34,
    firstName: 'Oliver',
    lastName: 'Hart',
    items: [{ product: 'striker-pro-football-kit', color: 'Red', sizes: { LB: 6, XLB: 5 } }],
  },
  {
    status: 'delivered',
    daysAgo: 20,
    firstName: 'Priya',
    lastName: 'Shah',
    notes: 'Please leave with reception.',
    items: [
      { product: 'velocity-netball-dress', color: 'Teal', sizes: { L: 2 } },
      { product: 'touchline-team-holdall', color: 'Navy', quantity: 2 },
    ],
  },
  {
    status: 'cancelled',
    daysAgo: 15,
    firstName: 'Tom',
    lastName: 'Brennan',
    notes: 'Ordered the wrong size, will order again.',
    items: [{ product: 'ironside-rugby-jersey', color: 'Navy', sizes: { XL: 1 } }],
  },
  {
    status: 'shipped',
    daysAgo: 6,
    firstName: 'Hannah',
    lastName: 'Lewis-Montgomery',
    items: [
      { product: 'pro-grip-crew-socks', color: 'White', sizes: { S: 4, L: 4 } },
      { product: 'momentum-training-tee', color: 'Royal Blue', sizes: { M: 4, L: 4 } },
    ],
  },
  {
    status: 'processing',
    daysAgo: 3,
    firstName: 'Dev',
    lastName: 'Patel',
    items: [{ product: 'crease-cricket-shirt', color: 'White', sizes: { M: 6, XL: 1 } }],
  },
  {
    status: 'pending',
    daysAgo: 1,
    firstName: 'Erin',
    lastName: 'Gallagher',
    notes: 'Name on the back: GALLAGHER, number 11.',
    items: [{ product: 'striker-pro-football-kit', color: 'Black', sizes: { M: 1 } }],
  },
  {
    status: 'pending',
    daysAgo: 0,
    firstName: 'Sam',
    lastName: 'Wright',
    items: [{ product: 'thermal-base-layer', color: 'Navy', sizes: { M: 2, L: 1 } }],
  },
];
