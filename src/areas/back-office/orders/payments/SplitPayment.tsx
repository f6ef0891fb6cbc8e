'use client';

import { useState } from 'react';
import { splitRest, typedParts } from '@/domain/invoices/split';
import { formatAmount, formatMoney, toCents } from '@/domain/money/money';
import { readAmount } from '@/domain/money/typed-amount';
import type { OrderRef } from '@/domain/orders/order-ref';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { typedFields } from '@/ui/typed-fields';
import { useAnswer } from '@/ui/use-answer';
import { splitPaymentAction } from '../order-actions';
import { PayableOrderPicker } from './PayableOrderPicker';
import { PartField } from './PartField';
import { ReceivedOnField, ReferenceField, usePaymentForm } from './payment-form';
import type { PayableOrder } from '../data/payable-orders';

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
  const [isPicking, setPicking] = useState(false);
  const orders = [...(answer?.items ?? []), ...added];
  const received = toCents(readAmount(amount) ?? 0);
  const suggested = typedParts(
    received,
    orders.map(({ id, openAmount }) => ({ id, open: toCents(openAmount) })),
    typed,
  );
  const rest = splitRest(received, suggested);

  const parts = orders.flatMap(({ kind, id: orderId }, index) => {
    const cents = suggested[index] ?? 0;
    return cents > 0 ? [{ kind, orderId, cents }] : [];
  });
  const { sent, question } = usePaymentForm({
    record: (form, allowOverpayment) => {
      const entry = typedFields(form, ['amount', 'receivedOn', 'reference']);
      return splitPaymentAction({ ...entry, way: 'transfer', parts, allowOverpayment });
    },
    saved: `Transfer recorded on ${parts.length} ${parts.length === 1 ? 'order' : 'orders'}`,
    onSaved: onClose,
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
        <ReceivedOnField error={sent.fieldErrors.receivedOn} />
      </div>
      <ReferenceField error={sent.fieldErrors.reference} />
      <fieldset className="space-y-2">
        <legend className="mb-1 font-semibold">Orders</legend>
        {failed && <p className="text-sm text-danger">The orders could not be loaded. Add them below.</p>}
        <ul className="space-y-2">
          {orders.map((each, index) => (
            <li key={each.id}>
              <PartField
                suggested={suggested[index] ?? 0}
                typed={typed[each.id]}
                onType={(text) => setTyped((now) => ({ ...now, [each.id]: text }))}
              >
                #{each.orderNumber} · {each.buyer}
                <span className="block text-ink-muted">
                  {[...each.invoices, `${formatAmount(each.openAmount)} to pay`].join(' · ')}
                </span>
              </PartField>
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
        <PayableOrderPicker
          title="Add an order"
          description="The transfer pays it as well."
          onPick={(found) => orders.some(({ id }) => id === found.id) || setAdded((now) => [...now, found])}
          onOpenChange={setPicking}
        />
      )}
      {question}
    </FormDialog>
  );
}
