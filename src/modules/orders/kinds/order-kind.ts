import type { PayloadRequest } from 'payload';
import type { PaymentWay } from '@/domain/invoices/payments';
import type { Cents } from '@/domain/money/money';
import type { ProofedLine } from '@/domain/orders/proof';
import type { TeamOrderEventType } from '@/domain/teams/team-order-events';
import type { Session } from '@/lib/database/sessions';
import type { Failure, Success } from '@/lib/result';
import type { Confirmed } from '../confirmation/confirm-order';

type MovedGoods = Success<{
  /** Effects of a confirmed order that was waiting: invoiced, and its customer notified. */
  confirmed?: Confirmed;
}>;

type StatusChange<Status> = { from: Status; to: Status; reason: string | undefined };

type StatusDocument = {
  /** The document that goes with the change, by its id; undefined where there is none. */
  invoice: string | undefined;
  /** It is the first invoice of the order. */
  isFirstInvoice: boolean;
};

type OrderEvent = { type: TeamOrderEventType; comment?: string };

/**
 * Storage and emails in which the kinds of order differ; rules in which they do are their policies in the domain. Every
 * function takes an order that the caller has locked, in its transaction.
 */
export type OrderKindEffects<Order, Status> = {
  /** Lines that an approval of a proof is about. */
  listProofed: (req: PayloadRequest, order: Order) => Promise<readonly ProofedLine[]>;
  /** The order’s page in the back office. */
  staffPath: (order: Order) => string;
  /** Takes stock or returns it, or confirms an order that waits for that. The caller rolls a refusal back. */
  moveGoods: (
    session: Session,
    req: PayloadRequest,
    order: Order,
    direction: 'take' | 'return',
  ) => Promise<MovedGoods | Failure<'out_of_stock'>>;
  /** Writes a change of status into the history. */
  recordStatus: (session: Session, req: PayloadRequest, order: Order, change: StatusChange<Status>) => Promise<void>;
  /** Writes anything else into the history that the buyer reads; the shop’s orders have none besides their statuses. */
  recordEvent: (session: Session, req: PayloadRequest, order: Order, event: OrderEvent) => Promise<void>;
  /** Emails the buyer about a status, once it is recorded. @returns whether anybody was emailed. */
  emailStatus: (session: Session, order: Order, change: StatusChange<Status> & StatusDocument) => Promise<boolean>;
  /** Emails the document over what an order has come to since it was invoiced. */
  emailInvoice: (session: Session, order: Order, invoice: string) => Promise<void>;
  /** Emails that a proof waits for approval. */
  emailProof: (session: Session, order: Order, version: number) => Promise<void>;
  /** Emails the receipt of a payment, with what is left. @param order as it was before. */
  emailReceipt: (session: Session, order: Order, received: { cents: Cents; way: PaymentWay }) => Promise<void>;
  /** Emails that money is on its way back, `cardCents` of it to cards, with its credit note. */
  emailRefund: (
    session: Session,
    order: Order,
    refund: { cents: Cents; cardCents: Cents; invoice: string | undefined },
  ) => Promise<void>;
};
