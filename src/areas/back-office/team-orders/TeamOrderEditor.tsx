'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { OrderEditForm, type OpenedOrder } from '@/modules/team/components/order-edit/OrderEditForm';
import { answerOf } from '@/ui/answer-of';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { orderHref } from '../orders/filters/order-filters';
import { editTeamOrderAction } from './team-order-actions';

type TeamOrderEditorProps = { id: string; teamId: string; order: OpenedOrder; countries: ReactNode };

/** An edit of a team’s order by staff, who say why. */
export function TeamOrderEditor({ id, teamId, order, countries }: TeamOrderEditorProps) {
  const router = useRouter();
  const [reason, setReason] = useState('');
  const href = orderHref({ id, teamId });
  return (
    <OrderEditForm
      order={order}
      countries={countries}
      quotePath={`/admin/team-orders/${id}/quote`}
      leaveHref={href}
      save={(edit) => answerOf(editTeamOrderAction(id, { ...edit, reason }), UPDATE_FAILED)}
      onSaved={() => {
        toast(orderSaved(`Order #${order.orderNumber} changed`));
        router.push(href);
      }}
    >
      <Field label="Reason" hint="The team sees it in the order’s history and in an email.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            required
            value={reason}
            maxLength={MAX_REASON}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </OrderEditForm>
  );
}
