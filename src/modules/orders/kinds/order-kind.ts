import type { PayloadRequest } from 'payload';
import type { PaymentWay } from '@/domain/invoices/payments';
import type { Cents } from '@/domain/money/money';
import type { ProofedLine } from '@/domain/orders/proof';
import type { TeamOrderEventType } from '@/domain/teams/team-order-events';
import type { Session } from '@/lib/database/sessions';
import type { Failure, Success } from '@/lib/result';
import type { Confirmed } from '../confirmation/confirm-order';

type MovedGoods = Success<{
  /** Set if the order waited and is confirmed now: invoiced, and its customer notified. */
  confirmed?: Confirmed;
}>;

type StatusChange<Status> = { from: Status; to: Status; reason: string | undefined };

type StatusDocument = {
  invoice: string | undefined;
  isFirstInvoice: boolean;
  /** Given back to gift vouchers. */
  voucherCents: Cents;
};

type OrderEvent = { type: TeamOrderEventType; comment?: string; /** Their names, if some alone. */ squads?: string };

/** Squads by name; both empty if the order is one. */
type NewProof = { version: number; open: string; approved: string };

/** The caller has locked the order, in its transaction. Rules that differ are policies in the domain. */
export type OrderKindEffects<Order, Status> = {
  listProofed: (req: PayloadRequest, order: Order) => Promise<readonly ProofedLine[]>;
  staffPath: (order: Order) => string;
  /** Or confirms an order that waits for that. The caller rolls a refusal back. */
  moveGoods: (
    session: Session,
    req: PayloadRequest,
    order: Order,
    direction: 'take' | 'return',
  ) => Promise<MovedGoods | Failure<'out_of_stock'>>;
  /** Refuses a status by which goods that come back would not have been sent. */
  refuseReturned: (session: Session, order: Order, to: Status) => Promise<Failure<'not_possible'> | undefined>;
  recordStatus: (session: Session, req: PayloadRequest, order: Order, change: StatusChange<Status>) => Promise<void>;
  /** In the history that the buyer reads; shop orders record only statuses. */
  recordEvent: (session: Session, req: PayloadRequest, order: Order, event: OrderEvent) => Promise<void>;
  /** Call it once the status is recorded. True if anyone was emailed. */
  emailStatus: (session: Session, order: Order, change: StatusChange<Status> & StatusDocument) => Promise<boolean>;
  emailInvoice: (session: Session, order: Order, invoice: string) => Promise<void>;
  emailProof: (session: Session, order: Order, proof: NewProof) => Promise<void>;
  /** `order` is as it was before the payment. */
  emailReceipt: (session: Session, order: Order, received: { cents: Cents; way: PaymentWay }) => Promise<void>;
  /** With its credit note; `cardCents` of it went to cards, `voucherCents` to gift vouchers. */
  emailRefund: (
    session: Session,
    order: Order,
    refund: { cents: Cents; cardCents: Cents; voucherCents: Cents; invoice: string | undefined },
  ) => Promise<void>;
};
