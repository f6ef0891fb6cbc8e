import type { CollectionBeforeChangeHook, CollectionConfig, TextFieldSingleValidation } from 'payload';
import { postcodeProblem } from '@/domain/orders/address-postcode';
import { isOrderStatus, SHOP_ORDERS, ORDER_STATUSES } from '@/domain/orders/order-status';
import { PAYMENT_STATE_LABELS, PAYMENT_STATES } from '@/domain/orders/payment-state';
import { nobody, staffOrStatus, staffWho } from '../shared/access';
import { regionField } from '../shared/region-field';
import { orderBillingFields } from '../shared/billing-fields';
import {
  creditFields,
  depositField,
  despiteUnpaidField,
  remindersStoppedField,
  statusReasonField,
  writeOffFields,
} from '../shared/order-fields';
import { countField, moneyField } from '../shared/fields';
import { placedDeliveryFields } from '../shared/placed-delivery-fields';
import { discountFields, orderLineFields } from './line-fields';
import { paymentField } from './payment-field';
import { orderTaxFields } from '../shared/tax-fields';
import { lockOrder } from '@/data/orders';
import { cleanText } from '@/domain/text/text';
import { currentTransaction } from '@/lib/database/transaction';
import { changeStatus, refuseMove } from '@/modules/orders/status/change-status';
import type { Order } from '@/payload-types';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

/** Gives a status changed over the API the same effects as on screens; Payload then writes the same values. */
const recordStatusChange: CollectionBeforeChangeHook<Order> = async ({ data, operation, originalDoc, req }) => {
  const { statusReason, despiteUnpaid, ...rest } = data;
  // Its field refuses an unknown status.
  if (operation !== 'update' || !originalDoc || !isOrderStatus(rest.status)) return rest;
  const reason = cleanText(statusReason ?? '') || undefined;
  const session = await currentTransaction(req);
  const order = await lockOrder(session, originalDoc.id);
  if (!order) throw refusalError(failure('not_found', 'Order not found.'));
  const refused = refuseMove(req, 'shop', order.status, rest.status);
  if (refused) throw refusalError(refused);
  const change = { to: rest.status, reason, despiteUnpaid: despiteUnpaid === true };
  const changed = await changeStatus(session, req, order, change);
  if (!changed.ok) throw refusalError(changed, 409);
  return { ...rest, ...changed.written };
};

/** Skips an unchanged postcode, which may be older than the rule. */
const checkPostcode: TextFieldSingleValidation = (value, { siblingData, previousValue }) => {
  const { country } = siblingData as { country?: unknown };
  if (value === previousValue || typeof country !== 'string') return true;
  return postcodeProblem(value ?? '', country, 'the') ?? true;
};

const hidden = { create: nobody, read: nobody, update: nobody } as const;

const readOnly = { create: nobody, update: nobody } as const;

export const Orders: CollectionConfig = {
  slug: 'orders',
  dbName: 'orders',
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'orderNumber', defaultColumns: ['orderNumber', 'status', 'totalAmount', 'createdAt'] },
  access: {
    read: staffWho('orders:read'),
    create: nobody,
    update: staffOrStatus,
    delete: nobody,
  },
  hooks: { beforeChange: [recordStatusChange] },
  fields: [
    {
      name: 'orderNumber',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: readOnly,
      admin: { description: 'ORD-, year and six digits, such as ORD-2026-000123.', readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: ORDER_STATUSES.map((value) => ({ value, label: SHOP_ORDERS.labels[value] })),
      admin: { description: 'Any status may follow any other; each change is recorded.' },
    },
    statusReasonField,
    despiteUnpaidField,
    moneyField('totalAmount', 'Amount the customer pays, including delivery.', { required: true, access: readOnly }),
    moneyField('discountAmount', 'Price tiers and offer, already taken off the total.', {
      required: true,
      defaultValue: 0,
      access: readOnly,
    }),
    ...placedDeliveryFields,
    {
      name: 'currency',
      type: 'text',
      maxLength: 3,
      access: readOnly,
      admin: { description: 'ISO 4217: the shop’s currency when the order was placed.' },
    },
    ...orderTaxFields('order_tax_lines'),
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 2000,
      admin: { description: 'Note from the customer.' },
    },
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true, access: readOnly },
    {
      name: 'contact',
      type: 'group',
      admin: { description: 'As entered with the order; later changes to the customer do not affect it.' },
      fields: [
        { name: 'firstName', type: 'text', required: true },
        { name: 'lastName', type: 'text', required: true },
        { name: 'email', type: 'email', required: true },
        { name: 'phone', type: 'text' },
      ],
    },
    {
      name: 'shippingAddress',
      type: 'group',
      fields: [
        { name: 'line1', type: 'text', required: true },
        { name: 'line2', type: 'text' },
        { name: 'city', type: 'text', required: true },
        regionField,
        { name: 'postcode', type: 'text', required: true, validate: checkPostcode },
        { name: 'country', type: 'text', required: true, admin: { description: 'ISO 3166-1 alpha-2, such as GB.' } },
      ],
    },
    ...orderBillingFields(),
    {
      name: 'orderItems',
      type: 'array',
      dbName: 'order_items',
      required: true,
      minRows: 1,
      access: readOnly,
      labels: { singular: 'Line', plural: 'Lines' },
      admin: { description: 'One line for each product, colour and size.' },
      fields: orderLineFields,
    },
    {
      name: 'discounts',
      type: 'array',
      dbName: 'order_discounts',
      access: readOnly,
      admin: { description: 'One for each design that reached a price tier, and the offer used.' },
      fields: discountFields,
    },
    paymentField({
      name: 'paymentMethod',
      type: 'select',
      required: true,
      defaultValue: 'invoice',
      options: [
        { value: 'invoice', label: 'Invoice' },
        { value: 'card', label: 'Card' },
      ],
    }),
    paymentField({
      name: 'paymentStatus',
      type: 'select',
      required: true,
      defaultValue: 'unpaid',
      index: true,
      options: PAYMENT_STATES.map((value) => ({ value, label: PAYMENT_STATE_LABELS[value] })),
      admin: { description: 'Counted by the database from the amounts: total, paid and refunded.' },
    }),
    paymentField({ name: 'paidAt', type: 'date' }),
    depositField,
    remindersStoppedField,
    paymentField({ name: 'stripeSessionId', type: 'text', unique: true, admin: { hidden: true } }),
    {
      name: 'stockReturned',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      access: readOnly,
      admin: {
        hidden: true,
        description: 'Units are back in stock: the order was cancelled or never confirmed.',
      },
    },
    {
      name: 'confirmBy',
      type: 'date',
      access: readOnly,
      admin: { description: 'Deadline for the customer’s confirmation; empty if none is needed.' },
    },
    { name: 'confirmedAt', type: 'date', access: readOnly },
    { name: 'trackingToken', type: 'text', required: true, unique: true, access: hidden, admin: { hidden: true } },
    { name: 'idempotencyKey', type: 'text', unique: true, access: hidden, admin: { hidden: true } },
    { name: 'requestHash', type: 'text', access: hidden, admin: { hidden: true } },
    {
      name: 'statusChanges',
      type: 'join',
      collection: 'order-status-changes',
      on: 'order',
      defaultSort: 'createdAt',
      defaultLimit: 0,
      maxDepth: 0,
    },
    countField('totalItems', 'Units across all lines.', { access: readOnly }),
    paymentField(moneyField('refundedAmount', 'Sum of refunds so far.', { required: true, defaultValue: 0 })),
    ...creditFields,
    ...writeOffFields,
    {
      name: 'revision',
      type: 'number',
      required: true,
      defaultValue: 1,
      access: readOnly,
      admin: { hidden: true, description: 'Incremented by the database with every change of the order.' },
    },
    {
      name: 'createdBy',
      type: 'relationship',
      relationTo: 'admin-users',
      maxDepth: 0,
      access: readOnly,
      admin: { description: 'Staff member who entered the order; empty if the customer did.' },
    },
  ],
};
