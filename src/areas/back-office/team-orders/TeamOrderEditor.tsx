'use client';

import { useRouter } from 'next/navigation';
import { useState, type ComponentProps } from 'react';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { TeamOrderForm } from '@/modules/team/components/order-form/TeamOrderForm';
import type { TeamOrderStart } from '@/modules/team/components/order-form/use-team-order-form';
import { callAction } from '@/ui/call-action';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { useAttemptKey } from '../orders/form/use-attempt-key';
import { TEAM_ORDERS_PATH, teamHref } from '../teams/team-filters';
import { orderHref } from '../orders/filters/order-filters';
import { createTeamOrderAction, editTeamOrderAction } from './team-order-actions';
import { useTeamTerms } from './use-team-terms';

type FormProps = Pick<ComponentProps<typeof TeamOrderForm>, 'start' | 'countries'> & { isTaxCharged: boolean };

type TeamOrderCreatorProps = FormProps & { team: { id: string; email: string | null } };

export function TeamOrderCreator({ team, isTaxCharged, ...form }: TeamOrderCreatorProps) {
  const router = useRouter();
  const keyOf = useAttemptKey();
  const { toSend, refuse, ...agreed } = useTeamTerms(form.start, isTaxCharged);
  return (
    <TeamOrderForm
      {...form}
      {...agreed}
      team={team}
      quotePath={`${TEAM_ORDERS_PATH}/new/quote`}
      leaveHref={teamHref(team.id)}
      save={async (order) => {
        const input = toSend(order);
        const key = keyOf(JSON.stringify({ ...input, expectedTotal: undefined }));
        const result = await callAction(createTeamOrderAction(team.id, key, input), UPDATE_FAILED);
        refuse(result);
        if (result.ok) {
          const { id, orderNumber } = result.order;
          toast(orderSaved(`Order #${orderNumber} created`));
          router.push(orderHref({ id, teamId: team.id }));
        }
        return result;
      }}
    />
  );
}

type TeamOrderEditorProps = Omit<FormProps, 'start'> & { id: string; teamId: string; start: Required<TeamOrderStart> };

export function TeamOrderEditor({ id, teamId, isTaxCharged, ...form }: TeamOrderEditorProps) {
  const router = useRouter();
  const { revision, orderNumber } = form.start.edited;
  const { toSend, refuse, ...agreed } = useTeamTerms(form.start, isTaxCharged);
  const [reason, setReason] = useState('');
  const href = orderHref({ id, teamId });
  return (
    <TeamOrderForm
      {...form}
      {...agreed}
      quotePath={`/admin/team-orders/${id}/quote`}
      leaveHref={href}
      save={async (edit) => {
        const result = await callAction(editTeamOrderAction(id, { ...toSend(edit), revision, reason }), UPDATE_FAILED);
        refuse(result);
        if (result.ok) {
          toast(orderSaved(`Order #${orderNumber} changed`));
          router.push(href);
        }
        return result;
      }}
    >
      <div className="card card-md">
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
      </div>
    </TeamOrderForm>
  );
}
