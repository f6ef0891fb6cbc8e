import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { nobody, staffOrOwnTeam, staffWho } from '../shared/access';
import { ofTeamInvoices, orderBillingFields } from '../shared/billing-fields';
import { depositField, despiteUnpaidField, remindersStoppedField } from '../shared/deposit-fields';
import { countField, moneyField, teamField } from '../shared/fields';
import { placedDeliveryFields } from '../shared/placed-delivery-fields';
import { destinationFields } from './destination-fields';
import { orderTaxFields } from '../shared/tax-fields';
import { TEAM_ORDER_STATUS_LABELS, TEAM_ORDER_STATUSES } from '@/domain/orders/team-order-status';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { teamOrder } from '@/domain/orders/order-ref';
import { currentTransaction } from '@/lib/database/transaction';
import { closePageAfterCommit } from '@/modules/payments/create-payment-session';
import { changeTeamOrder } from '@/modules/team/orders/change-team-order';
import { followTeamOrder } from '@/modules/team/orders/follow-team-order';
import type { TeamOrder } from '@/payload-types';

/** Whoever changes a team’s order, by screen or API, gets the same consequences. */
const followChanges: CollectionBeforeChangeHook<TeamOrder> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { despiteUnpaid, ...rest } = data;
  const { status, needsProof } = rest;
  // A status that is none is refused by its field, which says so.
  if (status !== undefined && !TEAM_ORDER_STATUSES.includes(status)) return rest;
  const lines = rest.orderData as TeamOrderData | undefined;
  const change = { orderId: originalDoc.id, status, data: lines, needsProof, despiteUnpaid: despiteUnpaid === true };
  return { ...rest, ...(await changeTeamOrder(req, change)) };
};

/** What it comes to is invoiced, its team told, and a payment page over something else closed, once it is written. */
const followOnceWritten: CollectionAfterChangeHook<TeamOrder> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return;
  await followTeamOrder(req, { orderId: doc.id, from: previousDoc.status, to: doc.status });
  if (doc.totalAmount !== previousDoc.totalAmount)
    closePageAfterCommit(await currentTransaction(req), req.payload, teamOrder(doc.id));
};

const readOnly = { create: nobody, update: nobody } as const;

const hidden = { ...readOnly, read: nobody } as const;

export const TeamOrders: CollectionConfig = {
  slug: 'team-orders',
  dbName: 'team_orders',
  lockDocuments: false,
  custom: { textSearch: ['orderNumber'] },
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'orderNumber', defaultColumns: ['orderNumber', 'team', 'status', 'totalAmount', 'createdAt'] },
  access: {
    read: staffOrOwnTeam('teams:read', 'team', 'portal'),
    create: nobody,
    update: staffWho('teams:write'),
    delete: nobody,
  },
  hooks: { beforeChange: [followChanges], afterChange: [followOnceWritten] },
  fields: [
    teamField({ access: { update: nobody } }),
    {
      name: 'orderNumber',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: readOnly,
      admin: { description: 'ORD-year-six digits.', readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: TEAM_ORDER_STATUSES.map((value) => ({ value, label: TEAM_ORDER_STATUS_LABELS[value] })),
    },
    despiteUnpaidField,
    depositField,
    remindersStoppedField,
    moneyField('totalAmount', 'Sum of its items, less the price-tier discount, with delivery and tax.', {
      required: true,
      access: readOnly,
    }),
    moneyField('discountAmount', 'Discount from price tiers.', {
      required: true,
      defaultValue: 0,
      access: readOnly,
    }),
    ...orderTaxFields('team_order_tax_lines'),
    countField('totalItems', 'Units over all items.', { access: readOnly }),
    {
      name: 'orderData',
      type: 'json',
      required: true,
      admin: {
        description:
          'Its items: { items: [{ id, product_id, product_name, color, quantities: { size: units }, unit_price, total_quantity, total_price, tax_rates: { size: per cent }, players: [{ name, name_on_back, number, size }], prints: [{ asset_id, name, place }] }], discounts: [{ product_name, color, quantity, percent_off, amount }] }, amounts in the order’s currency.',
      },
    },
    {
      name: 'currency',
      type: 'text',
      maxLength: 3,
      access: readOnly,
      admin: { description: 'What its amounts are in, ISO 4217: the shop’s currency when it was submitted.' },
    },
    { name: 'notes', type: 'textarea', maxLength: 2000 },
    ...destinationFields,
    ...orderBillingFields(ofTeamInvoices),
    ...placedDeliveryFields,
    {
      name: 'needsProof',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'It has something made to order: production waits for an approved proof.' },
    },
    {
      name: 'revision',
      type: 'number',
      required: true,
      defaultValue: 1,
      access: readOnly,
      admin: { hidden: true, description: 'Counted up by the database with every change of the order.' },
    },
    { name: 'stripeSessionId', type: 'text', unique: true, access: hidden, admin: { hidden: true } },
    { name: 'idempotencyKey', type: 'text', unique: true, access: hidden, admin: { hidden: true } },
    { name: 'requestHash', type: 'text', access: hidden, admin: { hidden: true } },
  ],
};
