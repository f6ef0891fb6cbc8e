import { CalendarCheck } from 'lucide-react';
import { isPromiseOpen, promiseSentence } from '@/domain/delivery/promise';
import { getDeliveryRules } from '@/modules/delivery/queries';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';

export async function OrderPromise({ order }: { order: PlacedOrder }) {
  if (!isPromiseOpen(order)) return null;
  const promise = promiseSentence(order, (await getDeliveryRules()).calendar, new Date());
  if (!promise) return null;
  return (
    <p className="mt-5 flex items-start gap-2.5 font-semibold">
      <CalendarCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      {promise}
    </p>
  );
}
