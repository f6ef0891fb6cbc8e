import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { creditableRows, creditOf, DELIVERY_LINE, shareOfPieces } from '@/domain/invoices/credit-notes';
import type { ChargedOrder } from '@/domain/invoices/order-charges';
import type { RefundWay } from '@/domain/invoices/payments';
import { formatMoney, plainAmount, toAmount, toCents, type Cents } from '@/domain/money/money';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { OrderKind } from '@/domain/orders/order-ref';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { percentText } from '@/domain/taxes/tax-text';
import { SumRow } from '@/ui/SumRow';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { Field, FieldError } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { issueCreditNoteAction } from '../order-actions';
import { orderRefusal } from '../order-failure-toast';
import { REFUND_CHOICES, refundAmount } from './refund-fields';

type CreditProps = {
  order: { kind: OrderKind; id: string; orderNumber: string; revision: number };
  charged: ChargedOrder;
};

export function CreditButton(credit: CreditProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <ReceiptText aria-hidden className="size-4" />
        Credit note
      </Button>
      {isOpen && <CreditDialog {...credit} onClose={() => setOpen(false)} />}
    </>
  );
}

type Typed = { quantity?: string; amount?: string };

const sumOf = (cents: readonly Cents[]): Cents => cents.reduce((sum, each) => sum + each, 0);

export function CreditDialog({ order, charged, onClose }: CreditProps & { onClose: () => void }) {
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const rows = creditableRows(charged);
  const lines = rows.filter(({ kind, cents, quantity }) => kind === 'line' && cents + quantity > 0);
  const deliveryLeft = sumOf(rows.flatMap(({ line, cents }) => (line === DELIVERY_LINE ? cents : [])));
  const named = lines.filter(({ line }) => typed[line]?.quantity || typed[line]?.amount);
  const wanted = named.map(({ line }) => {
    const { quantity = '', amount = '' } = typed[line] ?? {};
    return {
      line,
      quantity: quantity === '' ? 0 : Number(quantity),
      amount: amount === '' ? undefined : refundAmount(amount),
    };
  });
  const delivery = refundAmount(typed[DELIVERY_LINE]?.amount || '0');
  const credit = creditOf(charged, {
    lines: wanted.map(({ line, quantity, amount }) => ({
      ...{ line, quantity: piecesOf(quantity) },
      cents: amount === undefined ? undefined : toCents(amount || 0),
    })),
    delivery: toCents(delivery || 0),
  });
  const type = (line: string, change: Typed) => setTyped((now) => ({ ...now, [line]: { ...now[line], ...change } }));
  const paid = toCents(charged.paidAmount) - toCents(charged.refundedAmount);
  const tax = charged.taxes?.name;

  const sent = useSentForm({
    send: async (data) => {
      const { kind, id: orderId, revision } = order;
      const { reason, note, refund, way } = typedFields(data, ['reason', 'note', 'refund', 'way']);
      const paidOut = refund && { amount: refundAmount(refund), ...(way && { way: way as RefundWay }) };
      const input = {
        kind,
        orderId,
        revision,
        lines: wanted,
        delivery,
        reason,
        note,
        ...(paidOut && { refund: paidOut }),
      };
      const result = await callAction(issueCreditNoteAction(input), UPDATE_FAILED);
      if (!result.ok) return orderRefusal(result);
      toast(orderSaved('Credit note issued'));
      onClose();
      return result;
    },
  });
  const errorOf = (path: string) => sent.fieldErrors[path]?.[0];

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Issue a credit note"
      description={`For order #${order.orderNumber}. It is emailed; stock does not change.`}
      submitLabel="Issue"
      sent={sent}
    >
      <fieldset className="space-y-3">
        <legend className="mb-1 font-semibold">What is credited</legend>
        <p
          aria-hidden
          className="grid grid-cols-2 gap-x-3 text-right text-xs text-ink-muted sm:grid-cols-[minmax(0,1fr)_5rem_7rem]"
        >
          <span className="sm:col-start-2">Pieces</span>
          <span>Amount</span>
        </p>
        {lines.map((row) => {
          const { line, name, size, quantity: left, cents, taxRate } = row;
          const { quantity = '', amount = '' } = typed[line] ?? {};
          const title = [name, size].filter(Boolean).join(', ');
          const path = `lines.${named.indexOf(row)}`;
          const wrong = errorOf(`${path}.quantity`) ?? errorOf(`${path}.amount`) ?? errorOf(`${path}.line`);
          return (
            <div key={line} className="border-b border-line pb-3 text-sm">
              <div className="grid grid-cols-2 items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_5rem_7rem]">
                <p className="col-span-2 wrap-anywhere sm:col-span-1">
                  {title}
                  <span className="block text-ink-muted">
                    {`${left} left, ${formatMoney(cents, charged.currency)}`}
                    {taxRate !== null && ` · ${percentText(taxRate)}`}
                  </span>
                </p>
                <Input
                  value={quantity}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={5}
                  placeholder="0"
                  aria-label={`Pieces of ${title}`}
                  aria-invalid={wrong ? true : undefined}
                  onChange={({ target }) => type(line, { quantity: target.value })}
                  className="text-right tabular-nums"
                />
                <Input
                  value={amount}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  placeholder={plainAmount(toAmount(quantity ? shareOfPieces(row, piecesOf(Number(quantity))) : 0))}
                  aria-label={`Amount for ${title}`}
                  onChange={({ target }) => type(line, { amount: target.value })}
                  className="text-right tabular-nums"
                />
              </div>
              {wrong && <FieldError>{wrong}</FieldError>}
            </div>
          );
        })}
        {deliveryLeft > 0 && (
          <Field
            label="Delivery"
            optional
            error={errorOf('delivery')}
            hint={`At most ${formatMoney(deliveryLeft, charged.currency)}.`}
          >
            {(control) => (
              <Input
                {...control}
                value={typed[DELIVERY_LINE]?.amount ?? ''}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                onChange={({ target }) => type(DELIVERY_LINE, { amount: target.value })}
              />
            )}
          </Field>
        )}
        {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
        <dl aria-live="polite" className="space-y-1 text-sm">
          {credit.ok &&
            credit.charges.taxLines.map(({ rate, net, tax: at }) => (
              <SumRow
                key={rate}
                label={`${tax ?? 'Tax'} ${percentText(rate)} on ${formatMoney(net, charged.currency)}`}
                value={formatMoney(at, charged.currency)}
                className="text-ink-muted"
              />
            ))}
          <SumRow
            label="Total credited"
            value={formatMoney(credit.ok ? credit.charges.total : 0, charged.currency)}
            className="font-semibold"
          />
        </dl>
      </fieldset>
      <Field label="Reason" required error={sent.fieldErrors.reason} hint="Printed on the credit note.">
        {(control) => <Textarea {...control} name="reason" rows={2} maxLength={MAX_REASON} />}
      </Field>
      <Field label="Note for staff" optional error={sent.fieldErrors.note}>
        {(control) => <Textarea {...control} name="note" rows={2} maxLength={MAX_REASON} />}
      </Field>
      {paid > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Refund now"
            optional
            error={errorOf('refund.amount')}
            hint="All or a part; what is not refunded stays as credit."
          >
            {(control) => <Input {...control} name="refund" inputMode="decimal" autoComplete="off" maxLength={12} />}
          </Field>
          <Field label="How" error={errorOf('refund.way')}>
            {(control) => (
              <Select {...control} name="way">
                <Options choices={REFUND_CHOICES} />
              </Select>
            )}
          </Field>
        </div>
      )}
    </FormDialog>
  );
}

const piecesOf = (count: number): number => (Number.isInteger(count) && count > 0 ? count : 0);
