'use client';

import { useState } from 'react';
import { shopToday } from '@/domain/delivery/promise';
import { MAX_REFERENCE } from '@/domain/invoices/payments';
import { splitRest, suggestParts } from '@/domain/invoices/split';
import { formatAmount, formatMoney, plainAmount, toAmount, toCents } from '@/domain/money/money';
import { readAmount } from '@/domain/money/typed-amount';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { OrderRef } from '@/domain/orders/order-ref';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { PickerDialog } from '@/ui/PickerDialog';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useAnswer } from '@/ui/use-answer';
import { useSentForm } from '@/ui/use-sent-form';
import { splitPaymentAction } from '../order-actions';
import { orderRefusal } from '../order-failure-toast';
import { toPayableItem } from './MovePayment';
import { OverpaymentDialog } from './OverpaymentDialog';
import type { PayableOrder } from '../data/payable-orders';

const ALLOWED = 'allowOverpayment';

const centsOf = (typed: string): number => toCents(readAmount(typed) ?? 0);
const textOf = (cents: number): string => (cents > 0 ? plainAmount(toAmount(cents)) : '');

export function SplitPayment({ order }: { order: OrderRef }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" className="mt-3" onClick={() => setOpen(true)}>
        Split a transfer
      </Button>
      {isOpen && <SplitDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function SplitDialog({ order, onClose }: { order: OrderRef; onClose: () => void }) {
  const query = new URLSearchParams({ buyerOf: order.kind, order: order.orderId });
  const { answer, failed } = useAnswer<{ items: PayableOrder[] }>(`/admin/orders/payable?${query}`);
  const [added, setAdded] = useState<PayableOrder[]>([]);
  const [amount, setAmount] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [over, setOver] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const orders = [...(answer?.items ?? []), ...added];
  const suggested = suggestParts(
    centsOf(amount),
    orders.map(({ id, openAmount }) => {
      const text = typed[id];
      return { open: toCents(openAmount), typed: text === undefined ? undefined : centsOf(text) };
    }),
  );
  const rest = splitRest(centsOf(amount), suggested);

  const sent = useSentForm({
    send: async (form) => {
      const parts = orders.flatMap(({ kind, id: orderId }, index) => {
        const cents = suggested[index] ?? 0;
        return cents > 0 ? [{ kind, orderId, cents }] : [];
      });
      const entry = typedFields(form, ['amount', 'receivedOn', 'reference']);
      const result = await callAction(
        splitPaymentAction({ ...entry, way: 'transfer', parts, allowOverpayment: form.has(ALLOWED) }),
        UPDATE_FAILED,
      );
      if (!result.ok && result.code === 'overpayment') {
        setOver(result.message);
        return {};
      }
      if (!result.ok) return orderRefusal(result);
      toast(orderSaved(`Transfer recorded on ${parts.length} ${parts.length === 1 ? 'order' : 'orders'}`));
      onClose();
      return result;
    },
  });

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Split a transfer"
      description="One transfer for several orders. A receipt for its part is emailed for each."
      submitLabel="Record"
      sent={sent}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Amount received" required error={sent.fieldErrors.amount}>
          {(control) => (
            <Input
              {...control}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
        <Field label="Received on" required error={sent.fieldErrors.receivedOn}>
          {(control) => <Input {...control} name="receivedOn" type="date" max={shopToday()} required />}
        </Field>
      </div>
      <Field label="Reference" optional error={sent.fieldErrors.reference} hint="As on the bank statement.">
        {(control) => <Input {...control} name="reference" autoComplete="off" maxLength={MAX_REFERENCE} />}
      </Field>
      <fieldset className="space-y-2">
        <legend className="mb-1 font-semibold">Orders</legend>
        {failed && <p className="text-sm text-danger">The orders could not be loaded. Add them below.</p>}
        <ul className="space-y-2">
          {orders.map((each, index) => (
            <li key={each.id}>
              <PartRow
                order={each}
                value={typed[each.id] ?? textOf(suggested[index] ?? 0)}
                onType={(text) => setTyped((now) => ({ ...now, [each.id]: text }))}
              />
            </li>
          ))}
        </ul>
        <Button variant="outline" size="sm" onClick={() => setPicking(true)}>
          Add an order
        </Button>
        <p aria-live="polite" className="flex justify-between gap-3 border-t border-line pt-2 text-sm font-semibold">
          <span>{rest < 0 ? 'Too much assigned' : 'Still to assign'}</span>
          <span className={rest === 0 ? 'tabular-nums' : 'text-danger tabular-nums'}>
            {formatMoney(Math.abs(rest))}
          </span>
        </p>
      </fieldset>
      {isPicking && (
        <PickerDialog<PayableOrder>
          open
          title="Add an order"
          description="The transfer pays it as well."
          placeholder="Order number, customer or club..."
          hrefOf={(search) => `/admin/orders/payable?q=${encodeURIComponent(search)}`}
          toItem={toPayableItem}
          onPick={(found) => orders.some(({ id }) => id === found.id) || setAdded((now) => [...now, found])}
          onOpenChange={setPicking}
        />
      )}
      {over && (
        <OverpaymentDialog
          over={over}
          confirmLabel="Record it anyway"
          onConfirm={() => void sent.submit({ [ALLOWED]: 'on' })}
          onClose={() => setOver(undefined)}
        />
      )}
    </FormDialog>
  );
}

type PartRowProps = { order: PayableOrder; value: string; onType: (text: string) => void };

const PartRow = ({ order, value, onType }: PartRowProps) => (
  <label className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
    <span className="min-w-0 wrap-anywhere">
      #{order.orderNumber} · {order.buyer}
      <span className="block text-ink-muted">
        {[...order.invoices, `${formatAmount(order.openAmount)} open`].join(' · ')}
      </span>
    </span>
    <Input
      value={value}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      onChange={({ target }) => onType(target.value)}
      className="w-28 text-right tabular-nums"
    />
  </label>
);
