import type { Field, FieldAccess, GroupField, TextField } from 'payload';
import { MAX_COMPANY_NAME, MAX_PURCHASE_ORDER } from '@/domain/orders/billing';
import { nobody, staffOrTeamWho } from './access';
import { regionField } from './region-field';

const readOnly = { create: nobody, update: nobody } as const;

/** @param read limits the fields to some readers of the record. */
export const billedToFields = (read?: FieldAccess): [TextField, GroupField] => [
  {
    name: 'companyName',
    type: 'text',
    maxLength: MAX_COMPANY_NAME,
    access: { ...readOnly, ...(read && { read }) },
    admin: { description: 'Company or club named on invoices.' },
  },
  {
    name: 'billingAddress',
    type: 'group',
    access: { ...readOnly, ...(read && { read }) },
    admin: { description: 'Address on invoices; empty for the delivery address.' },
    fields: [
      { name: 'line1', type: 'text' },
      { name: 'line2', type: 'text' },
      { name: 'city', type: 'text' },
      regionField,
      { name: 'postcode', type: 'text' },
      { name: 'country', type: 'text', admin: { description: 'ISO 3166-1 alpha-2, such as GB.' } },
    ],
  },
];

export const ofTeamInvoices = staffOrTeamWho('teams:read', 'invoices');

export const orderBillingFields = (read?: FieldAccess): Field[] => [
  ...billedToFields(read),
  {
    name: 'purchaseOrder',
    type: 'text',
    maxLength: MAX_PURCHASE_ORDER,
    access: readOnly,
    admin: { description: 'Customer’s own purchase order number.' },
  },
];
