'use client';

import { Undo2 } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { optionsText } from '@/domain/despatch/shipments';
import type { OrderRef } from '@/domain/orders/order-ref';
import { returnPath } from '@/domain/returns/return-path';
import {
  RETURN_REASON_LABELS,
  RETURN_REASONS,
  type ReturnReason,
  type ReturnStatus,
} from '@/domain/returns/return-state';
import { Button } from '@/ui/Button';
import { choicesOf } from '@/ui/choices';
import { Field, FieldError } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { typedFields } from '@/ui/typed-fields';
import { useMay } from '../access/granted';
import { openReturnAction } from './return-actions';
import { ReturnBadge } from './ReturnBadge';
import { useReturnForm } from './use-return-form';

type Returnable = {
  line: string;
  productName: string;
  color?: string | null;
  sizeLabel?: string | null;
  left: number;
  reasons: ReturnReason[];
};

type OrderReturnsProps = {
  order: OrderRef & { orderNumber: string };
  returns: readonly { id: string; returnNumber: string; status: ReturnStatus }[];
  returnable: readonly Returnable[];
};

export function OrderReturns({ order, returns, returnable }: OrderReturnsProps) {
  const open = useMay()('orders:write') && returnable.length > 0 && (
    <OpenReturn order={order} returnable={returnable} />
  );
  if (returns.length === 0) return open;
  return (
    <section aria-labelledby="order-returns" className="card card-md">
      <h2 id="order-returns" className="mb-4 text-subheading">
        Returns
      </h2>
      <ul className="mb-3 grid gap-2">
        {returns.map(({ id, returnNumber, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Link
              href={returnPath(id)}
              prefetch={false}
              className="font-medium text-accent underline underline-offset-4 hover:no-underline"
            >
              {returnNumber}
            </Link>
            <ReturnBadge status={status} />
          </li>
        ))}
      </ul>
      {open}
    </section>
  );
}

function OpenReturn({ order, returnable }: Omit<OrderReturnsProps, 'returns'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Undo2 aria-hidden className="size-4" />
        Open a return
      </Button>
      {isOpen && <OpenReturnDialog order={order} returnable={returnable} onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenReturnDialog({
  order,
  returnable,
  onClose,
}: Omit<OrderReturnsProps, 'returns'> & { onClose: () => void }) {
  const [wanted, setWanted] = useState<string[]>([]);
  const sent = useReturnForm({
    send: (data) => {
      const typed = returnable.flatMap(({ line }) => {
        const quantity = Number(data.get(`quantity ${line}`) || 0);
        const reason = RETURN_REASONS.find((each) => each === data.get(`reason ${line}`));
        return quantity === 0 || !reason ? [] : [{ lineId: line, quantity, reason }];
      });
      setWanted(typed.map(({ lineId }) => lineId));
      const { note } = typedFields(data, ['note']);
      return openReturnAction({ kind: order.kind, orderId: order.orderId }, { items: typed, note });
    },
    done: { title: '✅ Return Opened', description: 'The customer is emailed how to send it back.' },
    onClose,
  });
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Return of order #${order.orderNumber}`}
      description="Approved at once: the customer is emailed how to send it back."
      submitLabel="Open return"
      sent={sent}
    >
      <fieldset className="space-y-3">
        <legend className="mb-1 font-semibold">What comes back</legend>
        <p
          aria-hidden
          className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 text-xs text-ink-muted sm:grid-cols-[minmax(0,1fr)_5rem_12rem]"
        >
          <span className="text-right sm:col-start-2">Pieces</span>
          <span>Reason</span>
        </p>
        {returnable.map(({ line, productName, left, reasons, ...options }) => {
          const title = [productName, optionsText(options)].filter(Boolean).join(', ');
          const at = `items.${wanted.indexOf(line)}`;
          const wrong = sent.fieldErrors[`${at}.quantity`] ?? sent.fieldErrors[`${at}.reason`];
          return (
            <div key={line} className="border-b border-line pb-3 text-sm">
              <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_5rem_12rem]">
                <p className="col-span-2 wrap-anywhere sm:col-span-1">
                  {title}
                  <span className="block text-ink-muted">{left} sent</span>
                </p>
                <Input
                  name={`quantity ${line}`}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={5}
                  placeholder="0"
                  aria-label={`Pieces of ${title}`}
                  aria-invalid={wrong ? true : undefined}
                  className="text-right tabular-nums"
                />
                <Select name={`reason ${line}`} aria-label={`Reason for ${title}`}>
                  <Options choices={choicesOf(reasons, RETURN_REASON_LABELS)} />
                </Select>
              </div>
              {wrong && <FieldError>{wrong[0]}</FieldError>}
            </div>
          );
        })}
        {sent.fieldErrors.items && <FieldError>{sent.fieldErrors.items[0]}</FieldError>}
      </fieldset>
      <Field label="Note" optional error={sent.fieldErrors.note}>
        {(control) => <Textarea {...control} name="note" rows={2} maxLength={2000} />}
      </Field>
    </FormDialog>
  );
}
