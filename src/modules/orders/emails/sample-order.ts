import { NO_CREDIT } from '@/domain/orders/order-credit';
import { shopFormat } from '@/domain/text/shop-format';
import type { StoredOrder } from '../data/placed-order';

export const sampleOrder = (change: Partial<StoredOrder> = {}): StoredOrder => ({
  id: '00000000-0000-4000-8000-000000000001',
  orderNumber: 'ORD-2026-000042',
  status: 'pending',
  currency: shopFormat().currency,
  totalAmount: 119.96,
  discountAmount: 0,
  discounts: [],
  shippingAmount: 0,
  delivery: { method: 'standard', name: 'Standard', isCollection: false, days: 5, from: '2026-12-01T09:00:00.000Z' },
  promisedDate: '2026-12-08',
  taxes: null,
  depositPercent: 0,
  paidAmount: 0,
  refundedAmount: 0,
  ...NO_CREDIT,
  totalItems: 4,
  items: [
    {
      productId: null,
      productName: 'Match Shirt',
      sku: 'MATCH-SHIRT',
      color: 'Navy',
      sizeCode: 'M',
      sizeLabel: 'Medium',
      quantity: 4,
      unitPrice: 29.99,
      totalPrice: 119.96,
    },
  ],
  contact: { firstName: 'Sam', lastName: 'Taylor', email: 'sam@example.com', phone: '020 7946 0018' },
  shippingAddress: { line1: '1 Station Road', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' },
  voucherAmount: 0,
  paymentMethod: 'invoice',
  paymentStatus: 'unpaid',
  notes: null,
  trackingToken: 'example',
  createdAt: '2026-12-01T09:00:00.000Z',
  confirmBy: null,
  confirmedAt: '2026-12-01T09:00:00.000Z',
  isTrusted: true,
  ...change,
});

export const collectedSample = (change: Partial<StoredOrder> = {}): StoredOrder =>
  sampleOrder({
    delivery: {
      ...{ method: 'collect', name: 'Collection', isCollection: true, place: 'Unit 4, Mill Lane', hours: '9am to 5pm' },
      ...{ days: 5, from: '2026-12-01T09:00:00.000Z' },
    },
    ...change,
  });
