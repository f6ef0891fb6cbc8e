import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { nobody, staffOrOwnTeam, staffOrStatus } from '../shared/access';
import { ofTeamInvoices, orderBillingFields } from '../shared/billing-fields';
import {
  creditFields,
  depositField,
  despiteUnpaidField,
  remindersStoppedField,
  statusReasonField,
  writeOffFields,
} from '../shared/order-fields';
import { countField, moneyField, teamField } from '../shared/fields';
import { placedDeliveryFields } from '../shared/placed-delivery-fields';
import { destinationFields } from './destination-fields';
import { orderDataField, writeLines } from './order-data';
import { orderTaxFields } from '../shared/tax-fields';
import { isTeamOrderStatus, TEAM_ORDERS, TEAM_ORDER_STATUSES } from '@/domain/orders/team-order-status';
import { lockTeamOrder, type LockedTeamOrder } from '@/data/locked-team-order';
import { teamOrderSums, type TeamOrderData } from '@/domain/teams/team-order';
import { readSentOrder } from '@/domain/teams/team-order-data';
import { setsPrices } from '@/domain/teams/team-order-goods';
import { may } from '@/lib/accounts/active-user';
import { cleanText } from '@/domain/text/text';
import { teamOrder } from '@/domain/orders/order-ref';
import { currentTransaction } from '@/lib/database/transaction';
import { closePageAfterCommit } from '@/modules/payments/create-payment-session';
import { invoiceChange } from '@/modules/orders/invoice-change';
import { NO_PRICES } from '@/modules/orders/editing/refuse-prices';
import { changeStatus, refuseMove } from '@/modules/orders/status/change-status';
import { changeTeamLines } from '@/modules/team/orders/change-team-lines';
import type { TeamOrder } from '@/payload-types';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

/** Gives changes over the API the same effects as on screens; Payload then writes the same values. */
const followChanges: CollectionBeforeChangeHook<TeamOrder> = async ({ data, operation, originalDoc, req }) => {
  const { statusReason, despiteUnpaid, ...rest } = data;
  const { status, needsProof } = rest;
  // Its field refuses an unknown status.
  if (operation !== 'update' || !originalDoc || (status !== undefined && !isTeamOrderStatus(status))) return rest;
  const session = await currentTransaction(req);
  const order = await lockTeamOrder(session, originalDoc.id);
  if (!order) throw refusalError(failure('not_found', 'Order not found.'));
  const refused = refuseMove(req, 'team', order.status, status ?? order.status);
  if (refused) throw refusalError(refused);
  const lines = sentLines(rest.orderData, originalDoc.orderData);
  if (lines && req.user && setsPrices(lines, order.data) && !may(req.user, 'prices:write'))
    throw refusalError(NO_PRICES);
  const changed = await changeTeamLines(session, req, order, { data: lines, needsProof: needsProof ?? undefined });
  if (!changed.ok) throw refusalError(changed, 422);
  const reason = cleanText(statusReason ?? '') || undefined;
  const change = { to: status ?? order.status, reason, despiteUnpaid: despiteUnpaid === true };
  const moved = await changeStatus(session, req, changed.order, change);
  if (!moved.ok) throw refusalError(moved, 409);
  if (change.to === order.status) await invoiceChange(session, changed.order);
  if (changed.order.totalAmount !== order.totalAmount) closePageAfterCommit(session, req.payload, teamOrder(order.id));
  const { needsProof: isNeeded } = changed.order;
  return {
    ...rest,
    needsProof: isNeeded,
    ...(changed.order.data !== order.data && writtenLines(changed.order)),
    ...moved.written,
  };
};

/** Undefined if unchanged. @throws APIError 422 if invalid. */
function sentLines(sent: unknown, stored: unknown): TeamOrderData | undefined {
  if (sent === undefined || isDeepStrictEqual(sent, stored)) return undefined;
  const read = readSentOrder(sent);
  if (!read.ok) throw refusalError(failure('invalid', read.message));
  return read.data;
}

const writtenLines = ({ data, totalAmount, delivery, taxes }: LockedTeamOrder) => ({
  ...{ ...teamOrderSums(data), totalAmount, ...(delivery && { delivery }) },
  ...(taxes && { taxAmount: taxes.taxAmount, taxLines: taxes.taxLines, taxReliefAmount: taxes.reliefAmount }),
});

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
    read: staffOrOwnTeam('orders:read', 'team', 'portal'),
    create: nobody,
    update: staffOrStatus,
    delete: nobody,
  },
  hooks: { beforeChange: [followChanges], afterChange: [writeLines] },
  fields: [
    teamField({ access: { update: nobody } }),
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
      options: TEAM_ORDER_STATUSES.map((value) => ({ value, label: TEAM_ORDERS.labels[value] })),
    },
    statusReasonField,
    despiteUnpaidField,
    depositField,
    remindersStoppedField,
    moneyField('totalAmount', 'Sum of items less discount, with delivery and tax.', {
      required: true,
      access: readOnly,
    }),
    ...creditFields,
    ...writeOffFields,
    moneyField('discountAmount', 'Price-tier discount.', {
      required: true,
      defaultValue: 0,
      access: readOnly,
    }),
    ...orderTaxFields('team_order_tax_lines'),
    countField('totalItems', 'Units across all items.', { access: readOnly }),
    orderDataField,
    {
      name: 'currency',
      type: 'text',
      maxLength: 3,
      access: readOnly,
      admin: { description: 'ISO 4217: the shop’s currency when the order was submitted.' },
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
      admin: { description: 'Contains made-to-order goods: production waits for an approved proof.' },
    },
    {
      name: 'revision',
      type: 'number',
      required: true,
      defaultValue: 1,
      access: readOnly,
      admin: { hidden: true, description: 'Incremented by the database with every change of the order.' },
    },
    { name: 'stripeSessionId', type: 'text', unique: true, access: hidden, admin: { hidden: true } },
    { name: 'idempotencyKey', type: 'text', unique: true, access: hidden, admin: { hidden: true } },
    { name: 'requestHash', type: 'text', access: hidden, admin: { hidden: true } },
  ],
};
