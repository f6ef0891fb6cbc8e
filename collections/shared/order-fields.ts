import type { Field } from 'payload';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { nobody, staffWho } from './access';
import { countField, moneyField } from './fields';

export const depositField: Field = countField(
  'depositPercent',
  'Deposit in per cent of the total, due before production; the rest is due before despatch. 0 for none.',
  { defaultValue: 0, access: { create: nobody, update: nobody } },
);

const creditField = (name: string, description: string): Field =>
  moneyField(name, description, { required: true, defaultValue: 0, access: { create: nobody, update: nobody } });

export const creditFields: Field[] = [
  creditField('creditedAmount', 'Sum of credit notes for goods.'),
  creditField('creditRefundedAmount', 'Refunded of `creditedAmount`.'),
];

const ofStaff = { read: staffWho('orders:read'), create: nobody, update: nobody };

export const writeOffFields: Field[] = [
  moneyField('writtenOffAmount', 'Bad debt: covers what is open, up to this amount.', {
    required: true,
    defaultValue: 0,
    access: ofStaff,
  }),
  {
    name: 'writtenOffOn',
    type: 'text',
    access: ofStaff,
    admin: { description: 'Day of the write-off, such as 2026-11-24.' },
  },
  { name: 'writeOffReason', type: 'text', maxLength: MAX_REASON, access: ofStaff },
];

export const remindersStoppedField: Field = {
  name: 'remindersStopped',
  type: 'checkbox',
  required: true,
  defaultValue: false,
  access: { create: nobody, update: nobody },
  admin: { description: 'The customer gets no reminders of its invoices.' },
};

export const despiteUnpaidField: Field = {
  name: 'despiteUnpaid',
  type: 'checkbox',
  virtual: true,
  access: { read: nobody, create: nobody },
  admin: { description: 'Changes the status despite an unpaid deposit or balance. Kept in the activity log.' },
};

export const statusReasonField: Field = {
  name: 'statusReason',
  type: 'textarea',
  virtual: true,
  maxLength: MAX_REASON,
  access: { read: nobody, create: nobody },
  admin: { description: 'Reason for the change of status, kept with it.' },
};
