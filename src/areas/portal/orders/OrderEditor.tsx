'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { orderSaved } from '@/domain/orders/order-edit-messages';
import { requestTeam } from '@/modules/team/request-team';
import { TeamOrderForm } from '@/modules/team/components/order-form/TeamOrderForm';
import type { TeamOrderStart } from '@/modules/team/components/order-form/use-team-order-form';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { toast } from '@/ui/toast';

type OrderEditorProps = { id: string; start: Required<TeamOrderStart>; countries: ReactNode };

export function OrderEditor({ id, start, countries }: OrderEditorProps) {
  const router = useRouter();
  const { orderNumber, revision } = start.edited;
  const href = `${PORTAL_HOME}/orders/${id}`;
  return (
    <TeamOrderForm
      start={start}
      countries={countries}
      isInPortal
      quotePath={`/api/team/orders/${id}/quote`}
      leaveHref={href}
      save={async (edit) => {
        const answer = await requestTeam(`/api/team/orders/${id}`, { method: 'PUT', body: { ...edit, revision } });
        if (!answer.ok) return answer;
        toast(orderSaved(`Order #${orderNumber} changed`));
        router.push(href);
        router.refresh();
        return { ok: true };
      }}
    />
  );
}
