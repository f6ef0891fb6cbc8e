import type { Field } from 'payload';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { nobody } from './access';
import { countField } from './fields';

/** Part of an order that is to be paid before it is made. */
export const depositField: Field = countField(
  'depositPercent',
  'Deposit in per cent of the total, due before work begins; the rest is due before despatch. 0 for none.',
  { defaultValue: 0, access: { create: nobody, update: nobody } },
);

/** Set by staff, of an order whose invoices are not to be reminded of. */
export const remindersStoppedField: Field = {
  name: 'remindersStopped',
  type: 'checkbox',
  required: true,
  defaultValue: false,
  access: { create: nobody, update: nobody },
  admin: { description: 'Its customer is not reminded of its invoices.' },
};

/** Sent with a change of status that waits for money. */
export const despiteUnpaidField: Field = {
  name: 'despiteUnpaid',
  type: 'checkbox',
  virtual: true,
  access: { read: nobody, create: nobody },
  admin: { description: 'Move it on although its deposit, or the rest before despatch, is not paid. Kept in the log.' },
};

/** Sent with a change of status. */
export const statusReasonField: Field = {
  name: 'statusReason',
  type: 'textarea',
  virtual: true,
  maxLength: MAX_REASON,
  access: { read: nobody, create: nobody },
  admin: { description: 'Why the status changes; kept with the change.' },
};
