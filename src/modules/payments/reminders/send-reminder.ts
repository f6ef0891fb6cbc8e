import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { findRevision } from '@/data/orders';
import { withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import { findOpenInvoice, setRemindersStopped } from '../data/reminders';
import { writeReminder } from './write-reminder';

type Refusal = LockRefusal | Failure<'not_possible'>;

/** Sends it whatever the settings; not twice within an hour. */
export async function sendReminder(call: OrderCall): Promise<Success<{ number: string }> | Refusal> {
  const { req } = call;
  return withAnyOrder<Success<{ number: string }> | Refusal>(
    call,
    async (session, { kind, id }) => {
      const invoice = await findOpenInvoice(session, { kind, orderId: id });
      if (!invoice) return failure('not_possible', 'This order has no unpaid invoice.');
      if (invoice.to.length === 0) return failure('not_possible', NO_ADDRESS[kind]);
      if (invoice.isJustReminded) return failure('not_possible', 'A reminder was sent less than an hour ago.');
      await writeReminder(session, req, invoice, { days: null });
      return { ok: true, number: invoice.number };
    },
    'payments:write',
  );
}

const NO_ADDRESS = {
  shop: 'The customer’s personal data has been removed.',
  team: 'The team has no email address.',
} as const;

export async function stopReminders(
  change: OrderCall & { stopped: boolean },
): Promise<Success<{ revision: number }> | Refusal> {
  const { req, stopped } = change;
  return withAnyOrder<Success<{ revision: number }> | Refusal>(
    change,
    async (session, order) => {
      await setRemindersStopped(session, order, stopped);
      await recordOrderActivity(req, order, stopped ? 'reminders-stopped' : 'reminders-resumed');
      return { ok: true, revision: await findRevision(session, order.id, order.kind) };
    },
    'payments:write',
  );
}
