import { NO_CREDIT } from '@/domain/orders/order-credit';
import { shopFormat } from '@/domain/text/shop-format';
import type { TeamOrderDetail } from '../data/team-order';

export const sampleTeamOrder = (change: Partial<TeamOrderDetail> = {}): TeamOrderDetail => ({
  id: '00000000-0000-4000-8000-000000000002',
  orderNumber: 'ORD-2026-000043',
  currency: shopFormat().currency,
  createdAt: '2026-12-01T09:00:00.000Z',
  totalItems: 12,
  totalAmount: 359.88,
  ...{ discountAmount: 0, depositPercent: 0, paidAmount: 0, refundedAmount: 0, taxes: null, ...NO_CREDIT },
  ...{ shippingAmount: 0, delivery: null, promisedDate: null, shippingAddress: null, neededBy: null },
  purchaseOrder: null,
  team: {
    id: '00000000-0000-4000-8000-000000000003',
    name: 'Northside Netball',
    contactPerson: 'Sam Taylor',
    email: 'sam@example.com',
    phone: null,
    ...{ numbersUniqueIn: null, allowsAnyNumber: null },
  },
  revision: 1,
  status: 'pending',
  ...{ isInvoiced: false, remindersStopped: false, needsProof: true, isDespatched: false, notes: null },
  data: {
    items: [
      {
        ...{ productId: '00000000-0000-4000-8000-000000000004', productName: 'Match Dress', sku: 'MATCH-DRESS' },
        ...{ color: 'Navy', quantities: { M: 12 }, unitPrice: 29.99, totalQuantity: 12, totalPrice: 359.88 },
        ...{ customized: true, players: [] },
      },
    ],
    discounts: [],
  },
  ...{ artwork: [], proofs: [], events: [] },
  ...change,
});
