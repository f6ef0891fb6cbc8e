import { splitProblem } from '@/domain/invoices/split';
import { formatMoney, toAmount, type Cents } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import type { OrderRef } from '@/domain/orders/order-ref';
import { failure, type Success } from '@/lib/result';
import { withOrders, type LockOrder, type LockRefusal } from '@/modules/orders/shared/lock-order';
import { withPaymentPage } from './create-payment-session';
import { isLineEntered } from './data/bank-orders';
import { enteredAlready, onceByBankLine, writePayment, type EntryRefusal, type PaymentEntry } from './record-payment';

type Part = OrderRef & Pick<LockOrder, 'revision'> & { cents: Cents };
type SplitPayment = PaymentEntry & Pick<LockOrder, 'req'> & { parts: readonly Part[] };
type Refusal = LockRefusal | EntryRefusal;

/** One transfer for several orders: all of its parts, or none. */
export async function splitPayment(split: SplitPayment): Promise<Success | Refusal> {
  const { req, cents, parts, bankLine, allowOverpayment, ...entry } = split;
  const problem = splitProblem(
    cents,
    parts.map((part) => part.cents),
  );
  if (problem) return failure('invalid', problem, { fieldErrors: { amount: [problem] } });
  const written = withOrders<Success | Refusal>(
    req,
    parts,
    async (session, orders) => {
      if (new Set(orders.map(({ id }) => id)).size < orders.length) {
        return failure('not_possible', 'An order appears twice.');
      }
      if (bankLine && (await isLineEntered(session, bankLine))) return enteredAlready();
      const assigned = orders.map((order, index) => ({ order, cents: parts[index]?.cents ?? 0 }));
      const over = assigned.flatMap((part) => {
        const more = part.cents - orderDue(part.order).toPay;
        return more > 0 ? [{ number: part.order.orderNumber, more }] : [];
      });
      if (over.length > 0 && !allowOverpayment) {
        const named = over.map(({ number, more }) => `${formatMoney(more)} on order #${number}`).join(', ');
        const sum = over.reduce((all, { more }) => all + more, 0);
        return failure('overpayment', `This is more than is open: ${named}.`, { over: toAmount(sum) });
      }
      for (const [index, part] of assigned.entries()) {
        const line = bankLine && (index === 0 ? bankLine : `${bankLine}/${index}`);
        const recorded = await writePayment(session, req, part.order, {
          ...{ ...entry, cents: part.cents, bankLine: line, allowOverpayment: true },
        });
        if (!recorded.ok && parts.length === 1) return recorded;
        if (!recorded.ok) return { ...recorded, message: `#${part.order.orderNumber}: ${recorded.message}` };
      }
      return { ok: true };
    },
    'payments:write',
  );
  return onceByBankLine(parts.reduce((done, part) => withPaymentPage(req.payload, part, done), written));
}
