import type { Payload } from 'payload';
import { plainAmount } from '@/domain/money/money';
import { TEAM_ORDER_STATUS_LABELS } from '@/domain/orders/team-order-status';
import { pieceRows } from '@/domain/teams/piece-rows';
import { csvInSteps } from '@/domain/text/table/csv-lines';
import type { ClubExportRows, ClubOrderFilters } from './club-order-filters';
import { EXPORT_STEP, listClubOrdersAfter, type ExportedOrder } from './data/club-orders';

type Sheet = { heading: string[]; rowsOf: (order: ExportedOrder) => unknown[][] };

const orders: Sheet = {
  heading: [
    ...['Order number', 'Placed', 'Team', 'Contact', 'Email', 'Status', 'Pieces', 'Currency', 'Discount', 'Delivery'],
    ...['Delivery amount', 'Net', 'Tax', 'Total', 'Deposit %', 'Paid', 'Refunded', 'Needed by', 'Promised date'],
    ...['Purchase order', 'Address', 'Address, second line', 'Town or city', 'Postcode', 'Country', 'Notes'],
  ],
  rowsOf: (order) => {
    const money = (amount: number) => plainAmount(amount, order.currency);
    const { shippingAddress: to } = order;
    return [
      [
        ...[order.orderNumber, order.createdAt.slice(0, 10), order.teamName, order.contactPerson, order.email],
        ...[TEAM_ORDER_STATUS_LABELS[order.status], order.totalItems, order.currency, money(order.discountAmount)],
        ...[order.delivery?.name, money(order.shippingAmount), money(order.netAmount), money(order.taxAmount)],
        ...[money(order.totalAmount), order.depositPercent, money(order.paidAmount), money(order.refundedAmount)],
        ...[order.neededBy, promisedDay(order), order.purchaseOrder],
        ...[to?.line1, to?.line2, to?.city, to?.postcode, to?.country, order.notes],
      ],
    ];
  },
};

const pieces: Sheet = {
  heading: [
    ...['Order number', 'Team', 'Status', 'Needed by', 'Promised date', 'Product', 'SKU', 'Colour', 'Kit', 'Logos'],
    ...['Size', 'Pieces', 'Player', 'Name on the back', 'Number'],
  ],
  rowsOf: (order) =>
    pieceRows(order.data).map((row) => [
      ...[order.orderNumber, order.teamName, TEAM_ORDER_STATUS_LABELS[order.status], order.neededBy],
      ...[promisedDay(order), row.product, row.sku, row.color, row.kit, row.logos],
      ...[row.size, row.pieces, row.player, row.nameOnBack, row.number],
    ]),
};

/** The promised date, once its days count. */
const promisedDay = ({ delivery, promisedDate }: ExportedOrder): string | null =>
  delivery?.from ? promisedDate : null;

const sheets = { orders, pieces };

/** The teams’ orders that the filters let through as a CSV file, in pieces, newest first: a row for each, or for each of their pieces. */
export const exportClubOrders = (
  payload: Payload,
  filters: ClubOrderFilters,
  rows: ClubExportRows,
): AsyncGenerator<string> =>
  csvInSteps({
    ...sheets[rows],
    step: EXPORT_STEP,
    read: (last: ExportedOrder | undefined) => listClubOrdersAfter(payload, filters, last),
  });
