'use client';

import { useState } from 'react';
import { optionsText } from '@/domain/despatch/shipments';
import { creditableRows, creditOf, DELIVERY_LINE, shareOfPieces } from '@/domain/invoices/credit-notes';
import type { ChargedOrder } from '@/domain/invoices/order-charges';
import { REFUND_WAYS } from '@/domain/invoices/payments';
import { formatAmount, formatMoney, plainAmount, toAmount, toCents } from '@/domain/money/money';
import { readAmount } from '@/domain/money/typed-amount';
import { compareSizes } from '@/domain/catalogue/sizes';
import type { OrderKind } from '@/domain/orders/order-ref';
import { RESOLUTION_LABELS, resolutionsOf, type Resolution } from '@/domain/returns/return-state';
import type { ResolutionInput } from '@/domain/returns/return-input';
import { Field, FieldError } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { RadioGroup } from '@/ui/RadioGroup';
import { Select } from '@/ui/Select';
import { SumRow } from '@/ui/SumRow';
import { Textarea } from '@/ui/Textarea';
import { typedFields } from '@/ui/typed-fields';
import { useMay } from '../access/granted';
import { REFUND_CHOICES, refundAmount } from '../orders/payments/refund-fields';
import { resolveReturnAction } from './return-actions';
import type { Variant } from './data';
import { useReturnForm } from './use-return-form';

type ReceivedLine = {
  line: string;
  productId: string | null;
  productName: string;
  color?: string | null;
  sizeLabel?: string | null;
  unitPrice: number;
  isMade: boolean;
  came: number;
};

export type ResolvableReturn = {
  lines: readonly ReceivedLine[];
  charged: ChargedOrder;
  variants: readonly Variant[];
};

type ResolveDialogProps = {
  found: { id: string; returnNumber: string; kind: OrderKind };
  resolvable: ResolvableReturn;
  onClose: () => void;
};

const DESCRIPTIONS: Record<Resolution, string> = {
  refund: 'A credit note for what came back, paid out now or later.',
  replacement: 'The same goods again, free, as an order of the customer.',
  exchange: 'Another colour or size, as an order of the customer.',
  none: 'The return ends here.',
};

export function ResolveDialog({ found, resolvable, onClose }: ResolveDialogProps) {
  const { lines, charged, variants } = resolvable;
  const may = useMay();
  const canRefund = charged.status !== 'cancelled' && may('credit-notes:write');
  const exchangeable = lines.filter((line) => variantsOf(line, variants).length > 0);
  const open = resolutionsOf(found.kind).filter(
    (each) => (each === 'refund' ? canRefund : may('orders:write')) && (each !== 'exchange' || exchangeable.length > 0),
  );
  const [resolution, setResolution] = useState<Resolution>(canRefund ? 'refund' : 'none');
  const sent = useReturnForm({
    send: (data) => resolveReturnAction(found.id, inputOf(resolution, data, resolvable)),
    done: { title: '✅ Return Resolved', description: RESOLUTION_LABELS[resolution] },
    onClose,
  });
  return (
    <FormDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Resolve ${found.returnNumber}`}
      submitLabel={`Resolve with ${RESOLUTION_LABELS[resolution].toLowerCase()}`}
      sent={sent}
    >
      {charged.status === 'cancelled' && (
        <p className="text-sm">Its order is cancelled, so all of it is credited: refund what was paid on the order.</p>
      )}
      {found.kind === 'team' && (
        <p className="text-sm">
          To send a club the same again, create a team order, and resolve this with nothing more.
        </p>
      )}
      <RadioGroup
        name="resolution"
        legend="Resolution"
        value={resolution}
        onValueChange={(value) => setResolution(open.find((each) => each === value) ?? resolution)}
        options={open.map((value) => ({ value, label: RESOLUTION_LABELS[value], description: DESCRIPTIONS[value] }))}
      />
      {resolution === 'refund' && <RefundFields {...{ lines, charged }} errors={sent.fieldErrors} />}
      {resolution === 'exchange' && <ExchangeFields {...{ lines: exchangeable, variants }} errors={sent.fieldErrors} />}
      <Field label="Message to the customer" optional error={sent.fieldErrors.message}>
        {(control) => <Textarea {...control} name="message" rows={2} maxLength={2000} />}
      </Field>
    </FormDialog>
  );
}

function inputOf(resolution: Resolution, data: FormData, { lines, variants }: ResolvableReturn): ResolutionInput {
  const typed = (name: string) => typedFields(data, [name])[name]?.trim() ?? '';
  const message = typed('message') || undefined;
  switch (resolution) {
    case 'refund': {
      const amounts = lines.flatMap(({ line }) => {
        const amount = typed(`amount ${line}`);
        return amount === '' ? [] : [{ lineId: line, amount: refundAmount(amount) }];
      });
      const [refund, way] = [typed('refund'), REFUND_WAYS.find((each) => each === typed('way'))];
      return {
        ...{ resolution, message, amounts, note: typed('note') },
        delivery: typed('delivery') === '' ? 0 : refundAmount(typed('delivery')),
        refund: refund === '' ? undefined : { amount: refundAmount(refund), way },
      };
    }
    case 'exchange': {
      const items = lines.flatMap((line) => {
        const chosen = variantsOf(line, variants).find((variant) => keyOf(variant) === typed(`variant ${line.line}`));
        const unitPrice = refundAmount(typed(`price ${line.line}`) || '0');
        return chosen
          ? [{ lineId: line.line, color: chosen.color, size: chosen.size as never, quantity: line.came, unitPrice }]
          : [];
      });
      return { resolution, message, items };
    }
    default:
      return { resolution, message };
  }
}

type Errors = Readonly<Record<string, readonly string[]>>;

function RefundFields({ lines, charged, errors }: Omit<ResolvableReturn, 'variants'> & { errors: Errors }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const rows = creditableRows(charged);
  const shares = lines.flatMap(({ line, came, ...named }) => {
    const row = rows.find((each) => each.line === line);
    const quantity = Math.min(came, row?.quantity ?? 0);
    return row ? [{ ...named, line, row, quantity, share: shareOfPieces(row, quantity) }] : [];
  });
  const deliveryLeft = rows.reduce((sum, { line, cents }) => (line === DELIVERY_LINE ? sum + cents : sum), 0);
  const cents = (name: string) => (typed[name] ? toCents(readAmount(typed[name]) ?? 0) : undefined);
  const credit = creditOf(charged, {
    lines: shares.map(({ line, quantity }) => ({ line, quantity, cents: cents(line) })),
    delivery: cents(DELIVERY_LINE) ?? 0,
  });
  const paid = toCents(charged.paidAmount) - toCents(charged.refundedAmount);
  const total = credit.ok ? credit.charges.total : 0;
  const wrong = errors.lines ?? Object.entries(errors).find(([path]) => path.startsWith('lines.'))?.[1];
  return (
    <>
      {shares.map(({ line, productName, color, sizeLabel, quantity, share }) => (
        <Field
          key={line}
          label={`${quantity} × ${[productName, optionsText({ color, sizeLabel })].filter(Boolean).join(', ')}`}
          hint="Less, if they are worth less."
        >
          {(control) => (
            <Input
              {...control}
              name={`amount ${line}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder={plainAmount(toAmount(share))}
              onChange={({ target }) => setTyped((now) => ({ ...now, [line]: target.value }))}
            />
          )}
        </Field>
      ))}
      {deliveryLeft > 0 && (
        <Field
          label="Delivery"
          optional
          error={errors.delivery}
          hint={`At most ${formatMoney(deliveryLeft, charged.currency)}.`}
        >
          {(control) => (
            <Input
              {...control}
              name="delivery"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              onChange={({ target }) => setTyped((now) => ({ ...now, [DELIVERY_LINE]: target.value }))}
            />
          )}
        </Field>
      )}
      <dl aria-live="polite" className="text-sm">
        <SumRow label="Credited with tax" value={formatMoney(total, charged.currency)} className="font-semibold" />
      </dl>
      {wrong && <FieldError>{wrong[0]}</FieldError>}
      {paid > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Refund now"
            optional
            error={errors['refund.amount']}
            hint={`At most ${formatMoney(Math.min(total, paid), charged.currency)}.`}
          >
            {(control) => <Input {...control} name="refund" inputMode="decimal" autoComplete="off" maxLength={12} />}
          </Field>
          <Field label="How" error={errors['refund.way']}>
            {(control) => (
              <Select {...control} name="way">
                <Options choices={REFUND_CHOICES} />
              </Select>
            )}
          </Field>
        </div>
      )}
      <Field label="Note for staff" optional error={errors.note}>
        {(control) => <Textarea {...control} name="note" rows={2} maxLength={500} />}
      </Field>
    </>
  );
}

const keyOf = ({ color, size }: Variant): string => `${color} ${size}`;

const variantsOf = ({ productId, came }: ReceivedLine, variants: readonly Variant[]): Variant[] =>
  variants
    .filter((each) => each.productId === productId && each.stock >= came)
    .sort((a, b) => a.color.localeCompare(b.color) || compareSizes(a.size, b.size));

function ExchangeFields({ lines, variants, errors }: Omit<ResolvableReturn, 'charged'> & { errors: Errors }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  return lines.map((line) => {
    const open = variantsOf(line, variants);
    const variant = open.find((each) => keyOf(each) === chosen[line.line]);
    const title = `${line.came} × ${[line.productName, optionsText(line)].filter(Boolean).join(', ')}`;
    return (
      <fieldset key={line.line} className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-semibold wrap-anywhere">{title}</legend>
        <Field label="Instead">
          {(control) => (
            <Select
              {...control}
              name={`variant ${line.line}`}
              defaultValue=""
              onChange={({ target }) => setChosen((now) => ({ ...now, [line.line]: target.value }))}
            >
              <option value="">Nothing</option>
              {open.map((each) => (
                <option key={keyOf(each)} value={keyOf(each)}>
                  {`${each.color}, ${each.sizeLabel}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="To pay for each"
          error={errors['items.0.unitPrice'] ?? errors.items}
          hint={variant && `${formatAmount(variant.price)} today, ${formatAmount(line.unitPrice)} then.`}
        >
          {(control) => (
            <Input
              {...control}
              key={variant && keyOf(variant)}
              name={`price ${line.line}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              defaultValue={plainAmount(Math.max(0, (variant?.price ?? 0) - line.unitPrice))}
            />
          )}
        </Field>
      </fieldset>
    );
  });
}
