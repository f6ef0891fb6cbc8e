import { phaseOf, policyOf, type AnyStatus } from '@/domain/orders/policies';
import type { OrderKind } from '@/domain/orders/order-ref';
import { storedPlayers, type NamedPlayer } from '@/domain/orders/players';
import { optionsText, unshippable, type OpenPieces } from '@/domain/despatch/shipments';
import { physicalLines } from '@/domain/orders/custom-line';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { lineName } from '@/domain/teams/stored-team-lines';
import type { ShownLine } from '@/modules/orders/components/OrderLines';
import { orderFiles } from '../filters/order-filters';

type LineToPack = { line: string; quantity: number; name: string; options: string; players: NamedPlayer[] };

export type OpenLine = Omit<LineToPack, 'players'> & OpenPieces;

export type OrderToPack = {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  revision: number;
  lines: LineToPack[];
  whyNot: string | undefined;
  isDelivered: boolean;
  isCollection: boolean;
  documents: string;
};

export const recipientOf = ({ kind }: Pick<OrderToPack, 'kind'>): string => policyOf(kind).buyer;

type PackedOrder = Pick<OrderToPack, 'kind' | 'id' | 'orderNumber' | 'revision' | 'isCollection'> & {
  status: AnyStatus;
  lines: readonly ShownLine[];
} & Omit<Parameters<typeof awaitsConfirmation>[0], 'status'>;

export const orderToPack = (order: PackedOrder): OrderToPack => {
  const { kind, id, orderNumber, revision, status, isCollection, lines } = order;
  return {
    ...{ kind, id, orderNumber, revision, isCollection },
    lines: physicalLines(lines).map(
      ({ id: own, item, sizeCode, sizeLabel = null, quantity, productName: name, kit, color, ...line }) => ({
        line: item === undefined ? (own ?? '') : lineName({ item, sizeCode: sizeCode ?? null }),
        ...{ quantity, name, players: storedPlayers(line.players) },
        options: optionsText({ color: kit?.name ?? color ?? null, sizeLabel, prints: line.prints }),
      }),
    ),
    whyNot: unshippable({ kind, status, isCollection, awaitsConfirmation: awaitsConfirmation(order) }),
    isDelivered: phaseOf(status) === 'done',
    documents: orderFiles(order),
  };
};
