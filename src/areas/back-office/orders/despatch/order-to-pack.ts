/** An order of either kind as its shipments are made from. */
import { isCollected } from '@/domain/delivery/promise';
import { phaseOf, policyOf } from '@/domain/orders/policies';
import type { OrderKind } from '@/domain/orders/order-ref';
import { storedPlayers, type NamedPlayer } from '@/domain/orders/players';
import { optionsText, unshippable, type OpenPieces } from '@/domain/despatch/shipments';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { lineName, linesOf, lookOf } from '@/domain/teams/team-lines';
import type { TeamOrderDetail } from '@/modules/team/data/team-order';
import type { Order } from '@/payload-types';
import { ORDERS_PATH } from '../filters/order-filters';
import { TEAM_ORDER_FILES_PATH } from '../../teams/team-filters';

/** Pieces of a line, as someone packs them. */
export type LineToPack = { line: string; quantity: number; name: string; options: string; players: NamedPlayer[] };

/** What is left of a line, with the players whose pieces are. */
export type OpenLine = Omit<LineToPack, 'players'> & OpenPieces;

export type OrderToPack = {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  revision: number;
  lines: LineToPack[];
  /** Why none of it may be shipped now; undefined where it may. */
  whyNot: string | undefined;
  isDelivered: boolean;
  /** Nothing of it is sent: it is fetched. */
  isCollection: boolean;
  /** Under which path its documents are. */
  documents: string;
};

/** Who is told of its shipments. */
export const recipientOf = ({ kind }: Pick<OrderToPack, 'kind'>): string => policyOf(kind).buyer;

export const shopOrderToPack = (order: Order): OrderToPack => ({
  kind: 'shop',
  id: order.id,
  orderNumber: order.orderNumber,
  revision: order.revision,
  lines: order.orderItems.map(({ id, quantity, productName: name, color, sizeLabel, players }) => ({
    ...{ line: id ?? '', quantity, name, players: storedPlayers(players) },
    options: optionsText({ color, sizeLabel }),
  })),
  whyNot: unshippable({
    ...{ kind: 'shop', status: order.status, awaitsConfirmation: awaitsConfirmation(order) },
    isCollection: isCollected(order),
  }),
  isDelivered: phaseOf(order.status) === 'done',
  isCollection: isCollected(order),
  documents: `${ORDERS_PATH}/${order.id}`,
});

export const teamOrderToPack = (order: TeamOrderDetail): OrderToPack => ({
  kind: 'team',
  id: order.id,
  orderNumber: order.orderNumber,
  revision: order.revision,
  lines: linesOf(order.data.items).map((line) => ({
    ...{ line: lineName(line), quantity: line.quantity, name: line.productName, players: storedPlayers(line.players) },
    options: optionsText({ ...line, color: lookOf(line) }),
  })),
  whyNot: unshippable({ kind: 'team', status: order.status, isCollection: isCollected(order) }),
  isDelivered: phaseOf(order.status) === 'done',
  isCollection: isCollected(order),
  documents: `${TEAM_ORDER_FILES_PATH}/${order.id}`,
});
