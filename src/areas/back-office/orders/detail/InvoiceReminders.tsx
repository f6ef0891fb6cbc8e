'use client';

import { useTransition } from 'react';
import type { OrderKind } from '@/domain/orders/order-ref';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { SentReminder } from '@/modules/payments/data/reminders';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { LocalDate } from '@/ui/LocalDate';
import { toast } from '@/ui/toast';
import { sendReminderAction, stopRemindersAction } from '../order-actions';
import { toastOrderFailure } from '../order-failure-toast';
import { Allowed } from '../../access/granted';

type InvoiceRemindersProps = {
  kind: OrderKind;
  order: { id: string; revision: number; remindersStopped: boolean };
  reminders: readonly SentReminder[];
  isOpen: boolean;
};

const RECIPIENTS = { shop: 'The customer is', team: 'The team’s contact and its treasurers are' } as const;

export function InvoiceReminders({ kind, order, reminders, isOpen }: InvoiceRemindersProps) {
  const [isSaving, startSaving] = useTransition();
  const { id: orderId, revision, remindersStopped } = order;
  if (reminders.length === 0 && !isOpen) return null;

  async function send() {
    const result = await callAction(sendReminderAction({ kind, orderId, revision }), UPDATE_FAILED);
    if (result.ok) toast(orderSaved(`Reminder of ${result.number} sent`));
    else toastOrderFailure(result);
  }

  async function stop() {
    const stopped = !remindersStopped;
    const result = await callAction(stopRemindersAction({ kind, orderId, revision, stopped }), UPDATE_FAILED);
    if (result.ok) toast(orderSaved(stopped ? 'Reminders stopped' : 'Reminders resumed'));
    else toastOrderFailure(result);
  }

  return (
    <>
      <h3 className="mt-3 mb-1 border-t border-line pt-3 font-semibold">Reminders</h3>
      {reminders.length === 0 && <p className="text-ink-muted">No reminders sent yet.</p>}
      <ul className="space-y-1">
        {reminders.map(({ id, number, at, byName }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {number} · {byName}
            </span>
            <LocalDate iso={at} withTime />
          </li>
        ))}
      </ul>
      {isOpen && (
        <Allowed to="payments:write">
          <div className="mt-2 flex flex-wrap gap-2">
            <ConfirmDialog
              title="Send a reminder?"
              description={`${RECIPIENTS[kind]} emailed the unpaid invoice now, with the amount due and how to pay it.`}
              confirmLabel="Send"
              onConfirm={send}
              trigger={
                <Button variant="outline" size="sm">
                  Send a reminder
                </Button>
              }
            />
            <Button variant="ghost" size="sm" loading={isSaving} onClick={() => startSaving(stop)}>
              {remindersStopped ? 'Resume reminders' : 'Stop reminders'}
            </Button>
          </div>
        </Allowed>
      )}
    </>
  );
}
