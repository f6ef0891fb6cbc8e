import type { Payload } from 'payload';
import { shopClock } from '@/domain/delivery/calendar';
import { dueReminders, reminderDays } from '@/domain/invoices/reminders';
import { shopFormat } from '@/domain/text/shop-format';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import { lockRemindable, readReminderRules } from '../data/reminders';
import { writeReminder } from './write-reminder';

/** By the shop’s clock: no reminders at night. */
const HOURS = { from: '08:00', to: '20:00' };

/** True if there was one. Each goes out once for ever; skips orders that another process has locked. */
export async function remindNextInvoice(payload: Payload, now = new Date()): Promise<boolean> {
  const { day, time } = shopClock(now, shopFormat().timeZone);
  if (time < HOURS.from || time >= HOURS.to) return false;
  const due = dueReminders(reminderDays(await readReminderRules(payload)), day);
  if (due.length === 0) return false;
  const req = await localRequest(payload);
  return inTransaction(req, async (session) => {
    const invoice = await lockRemindable(session, due);
    if (!invoice) return false;
    await writeReminder(session, req, invoice, { days: invoice.days });
    return true;
  });
}
