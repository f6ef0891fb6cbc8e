'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState, type ComponentProps } from 'react';
import { amountHint, fieldAmount, readAmount } from '@/domain/money/typed-amount';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { TeamOrderForm } from '@/modules/team/components/order-form/TeamOrderForm';
import type { TeamOrderStart } from '@/modules/team/components/order-form/use-team-order-form';
import { callAction } from '@/ui/call-action';
import { failure } from '@/lib/result';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { Allowed } from '../access/granted';
import { useAttemptKey } from '../orders/form/use-attempt-key';
import { TEAM_ORDERS_PATH, teamHref } from '../teams/team-filters';
import { orderHref } from '../orders/filters/order-filters';
import { createTeamOrderAction, editTeamOrderAction } from './team-order-actions';

function useDeliveryPrice(agreed?: number) {
  const before = fieldAmount(agreed);
  const [typed, setTyped] = useState(before);
  const amount = typed.trim() === '' ? null : readAmount(typed);
  const error = amount === undefined ? amountHint(', or nothing') : undefined;
  const isChanged = typed.trim() !== before;
  const terms = useMemo(
    () => (isChanged && amount !== undefined ? { deliveryAmount: amount } : {}),
    [isChanged, amount],
  );
  const refused = () => failure('invalid', 'Check the price of the delivery.');
  return { typed, setTyped, error, terms, refused };
}

function DeliveryPrice({ price: { typed, setTyped, error } }: { price: ReturnType<typeof useDeliveryPrice> }) {
  return (
    <Allowed to="prices:write">
      <div className="card card-md">
        <Field
          label="Price of delivery"
          optional
          error={error}
          hint="Leave empty for that of the delivery method. A price set here stays when the order is edited."
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </div>
    </Allowed>
  );
}

type FormProps = Pick<ComponentProps<typeof TeamOrderForm>, 'start' | 'countries'>;

type TeamOrderCreatorProps = FormProps & { team: { id: string; email: string | null } };

export function TeamOrderCreator({ team, ...form }: TeamOrderCreatorProps) {
  const router = useRouter();
  const keyOf = useAttemptKey();
  const price = useDeliveryPrice();
  return (
    <TeamOrderForm
      {...form}
      team={team}
      quotePath={`${TEAM_ORDERS_PATH}/new/quote`}
      terms={price.terms}
      leaveHref={teamHref(team.id)}
      save={async (input) => {
        if (price.error) return price.refused();
        const key = keyOf(JSON.stringify({ ...input, expectedTotal: undefined }));
        const result = await callAction(createTeamOrderAction(team.id, key, input), UPDATE_FAILED);
        if (result.ok) {
          const { id, orderNumber } = result.order;
          toast(orderSaved(`Order #${orderNumber} created`));
          router.push(orderHref({ id, teamId: team.id }));
        }
        return result;
      }}
    >
      <DeliveryPrice price={price} />
    </TeamOrderForm>
  );
}

type TeamOrderEditorProps = Omit<FormProps, 'start'> & { id: string; teamId: string; start: Required<TeamOrderStart> };

export function TeamOrderEditor({ id, teamId, ...form }: TeamOrderEditorProps) {
  const router = useRouter();
  const { revision, orderNumber, agreedDelivery } = form.start.edited;
  const price = useDeliveryPrice(agreedDelivery);
  const [reason, setReason] = useState('');
  const href = orderHref({ id, teamId });
  return (
    <TeamOrderForm
      {...form}
      quotePath={`/admin/team-orders/${id}/quote`}
      terms={price.terms}
      leaveHref={href}
      save={async (edit) => {
        if (price.error) return price.refused();
        const result = await callAction(editTeamOrderAction(id, { ...edit, revision, reason }), UPDATE_FAILED);
        if (result.ok) {
          toast(orderSaved(`Order #${orderNumber} changed`));
          router.push(href);
        }
        return result;
      }}
    >
      <DeliveryPrice price={price} />
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
