import { z } from 'zod';
import { keyOf } from '@/lib/accounts/key-of';
import { failure } from '@/lib/result';
import { asUser } from '@/lib/payload/as-user';
import type { Tool } from './tool';

const COLLECTIONS = ['orders', 'team-orders'] as const;

/** Tools of keys that may read orders, of the shop or of a team. */
export const orderTools: readonly Tool[] = [
  {
    name: 'order_status',
    title: 'Status of an order',
    description: 'Status, total, payment and delivery day of an order that the key may read, by its number.',
    input: z.object({ orderNumber: z.string().describe('As ORD-2026-000123.') }),
    scopes: ['orders:read', 'team-orders:read'],
    run: async ({ args, req }) => {
      const orderNumber = String(args.orderNumber).trim().toUpperCase();
      for (const collection of COLLECTIONS) {
        if (!keyOf(req.user)?.scopes.includes(`${collection}:read`)) continue;
        const { docs } = await req.payload.find({
          collection,
          where: { orderNumber: { equals: orderNumber } },
          limit: 1,
          ...asUser(req),
        });
        if (docs[0]) return { collection, ...docs[0] };
      }
      return failure('not_found', 'There is no order with this number that the key may read.');
    },
  },
];
