import { z } from 'zod';
import { reasonInput } from '@/domain/invoices/payments';
import { creditInCents, creditNoteInput } from '@/domain/invoices/received-money';
import { storedCharges } from '@/domain/invoices/stored-charges';
import { toCents } from '@/domain/money/money';
import { ORDER_KINDS, type OrderKind, type OrderRef } from '@/domain/orders/order-ref';
import { orderPaymentInput } from '@/domain/vouchers/voucher-input';
import { readInput, respond } from '@/lib/http/respond';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';
import { findInvoice } from '@/modules/invoices/data/issued-invoice';
import { issueCreditNote } from '@/modules/payments/issue-credit-note';
import { movePayment } from '@/modules/payments/move-payment';
import { recordPayment } from '@/modules/payments/record-payment';
import { takeVoucher } from '@/modules/payments/take-voucher';
import { voidPayment } from '@/modules/payments/void-payment';
import { undoWriteOff, writeOff } from '@/modules/payments/write-off';

type Params = { params: Promise<{ id: string; payment?: string }> };
type PaymentCall<Input> = Pick<StaffCall, 'req'> & OrderRef & { paymentId: string; input: Input };

const ofOrder =
  <Schema extends z.ZodType>(
    permission: 'payments:write' | 'credit-notes:write',
    kind: OrderKind,
    schema: Schema,
    work: (call: PaymentCall<z.output<Schema>>) => Promise<object>,
  ) =>
  (request: Request, { params }: Params): Promise<Response> =>
    asStaff(
      permission,
      'payments',
      async ({ req }) => {
        const { id, payment = '' } = await params;
        const read = await readInput(request, schema);
        return read.ok ? work({ req, kind, orderId: id, paymentId: payment, input: read.input }) : read;
      },
      request,
    );

function recordInput({ input, ...call }: PaymentCall<z.output<typeof orderPaymentInput>>) {
  if (input.way === 'voucher') return takeVoucher({ ...call, ...input });
  const { amount, ...entry } = input;
  return recordPayment({ ...call, ...entry, cents: toCents(amount) });
}

export const recordOrderPayment = ofOrder('payments:write', 'shop', orderPaymentInput, async (call) => {
  const recorded = await recordInput(call);
  return recorded.ok ? respond(recorded.payment, { status: 201 }) : recorded;
});
export const recordTeamOrderPayment = ofOrder('payments:write', 'team', orderPaymentInput, async (call) => {
  const recorded = await recordInput(call);
  return recorded.ok ? respond(recorded.payment, { status: 201 }) : recorded;
});

async function voidByInput({ input, ...call }: PaymentCall<z.output<typeof reasonInput>>) {
  const voided = await voidPayment({ ...call, ...input });
  return voided.ok ? voided.payment : voided;
}

export const voidOrderPayment = ofOrder('payments:write', 'shop', reasonInput, voidByInput);
export const voidTeamOrderPayment = ofOrder('payments:write', 'team', reasonInput, voidByInput);

export const moveInput = z.strictObject({
  to: z.strictObject({ kind: z.enum(ORDER_KINDS), id: z.string() }),
  allowOverpayment: z.boolean().optional(),
});

async function moveByInput({ input: { to, allowOverpayment }, ...call }: PaymentCall<z.output<typeof moveInput>>) {
  const moved = await movePayment({ ...call, to: { kind: to.kind, orderId: to.id }, allowOverpayment });
  return moved.ok ? moved.payment : moved;
}

export const moveOrderPayment = ofOrder('payments:write', 'shop', moveInput, moveByInput);
export const moveTeamOrderPayment = ofOrder('payments:write', 'team', moveInput, moveByInput);

const writeOffBy = ({ input, ...call }: PaymentCall<z.output<typeof reasonInput>>) => writeOff({ ...call, ...input });

export const writeOffOrder = ofOrder('credit-notes:write', 'shop', reasonInput, async (call) => {
  const written = await writeOffBy(call);
  return written.ok ? respond(written.writeOff, { status: 201 }) : written;
});
export const writeOffTeamOrder = ofOrder('credit-notes:write', 'team', reasonInput, async (call) => {
  const written = await writeOffBy(call);
  return written.ok ? respond(written.writeOff, { status: 201 }) : written;
});

async function undoByInput({ input, ...call }: PaymentCall<z.output<typeof reasonInput>>) {
  const undone = await undoWriteOff({ ...call, ...input });
  return undone.ok ? { revision: undone.revision } : undone;
}

export const undoWriteOffOfOrder = ofOrder('credit-notes:write', 'shop', reasonInput, undoByInput);
export const undoWriteOffOfTeamOrder = ofOrder('credit-notes:write', 'team', reasonInput, undoByInput);

async function creditByInput({ input, req, kind, orderId }: PaymentCall<z.output<typeof creditNoteInput>>) {
  const issued = await issueCreditNote({ req, kind, orderId, ...creditInCents(input) });
  if (!issued.ok) return issued;
  const document = await findInvoice(req.payload, issued.creditNote);
  if (!document) throw new Error('A credit note is gone.');
  const { id, number, orderNumber, reason, issuedOn, currency, charges } = document;
  const { rows, taxLines, totalAmount } = storedCharges(charges, currency);
  const { note } = input;
  const creditNote = { id, number, orderNumber, reason, note, issuedOn, currency, totalAmount, rows, taxLines };
  return { ok: true as const, creditNote };
}

export const issueOrderCreditNote = ofOrder('credit-notes:write', 'shop', creditNoteInput, async (call) => {
  const issued = await creditByInput(call);
  return issued.ok ? respond(issued.creditNote, { status: 201 }) : issued;
});
export const issueTeamOrderCreditNote = ofOrder('credit-notes:write', 'team', creditNoteInput, async (call) => {
  const issued = await creditByInput(call);
  return issued.ok ? respond(issued.creditNote, { status: 201 }) : issued;
});
