'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { orderSaved } from '@/domain/orders/order-edit-messages';
import { askTeam } from '@/modules/team/ask-team';
import { OrderEditForm, type OpenedOrder } from '@/modules/team/components/order-edit/OrderEditForm';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { toast } from '@/ui/toast';

type OrderEditorProps = { id: string; order: OpenedOrder; countries: ReactNode };

/** A manager’s edit of an order that was submitted. */
export function OrderEditor({ id, order, countries }: OrderEditorProps) {
  const router = useRouter();
  const href = `${PORTAL_HOME}/orders/${id}`;
  return (
    <OrderEditForm
      order={order}
      countries={countries}
      isInPortal
      quotePath={`/api/team/orders/${id}/quote`}
      leaveHref={href}
      save={async (body) => {
        const answer = await askTeam(`/api/team/orders/${id}`, { method: 'PUT', body });
        return answer.ok ? { ok: true } : answer;
      }}
      onSaved={() => {
        toast(orderSaved(`Order #${order.orderNumber} changed`));
        router.push(href);
        router.refresh();
      }}
    />
  );
}
