import Link from 'next/link';
import type { ReactNode } from 'react';
import { onCards, paidByVouchers } from '@/domain/invoices/card-payments';
import type { Cents } from '@/domain/money/money';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { allows } from '@/domain/orders/order-policy';
import type { OrderRef } from '@/domain/orders/order-ref';
import type { SquadState } from '@/domain/orders/proof-squads';
import type { TimelineEntry } from '@/domain/orders/timeline-entry';
import { paidRows } from '@/domain/orders/paid-rows';
import { policyOf } from '@/domain/orders/policies';
import { OrderDelivery } from '@/modules/orders/components/OrderDelivery';
import { OrderLines, type OrderLinesProps } from '@/modules/orders/components/OrderLines';
import { Timeline } from '@/modules/orders/components/Timeline';
import type { OrderProof } from '@/modules/proofs/data/proofs';
import { may } from '@/lib/accounts/active-user';
import type { AdminUser } from '@/payload-types';
import { BackLink } from '@/ui/BackLink';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import { SumRow } from '@/ui/SumRow';
import { PrintPacks } from '../../print-packs/PrintPacks';
import type { SquadKits } from '../../print-packs/squad-kits';
import { Proofs } from '../../proofs/Proofs';
import { OrderShipments } from '../despatch/OrderShipments';
import { orderToPack } from '../despatch/order-to-pack';
import { orderFiles } from '../filters/order-filters';
import { OrderNotes } from '../notes/OrderNotes';
import { Fact, factLink } from './Fact';
import { InvoicesAndPayments } from './InvoicesAndPayments';
import type { OrderCourse } from './load-order';
import { OrderActions, type ActionableOrder } from './OrderActions';

type ScreenOrder = ActionableOrder &
  OrderLinesProps['order'] &
  Omit<Parameters<typeof OrderDelivery>[0]['order'], 'items'> &
  Parameters<typeof orderToPack>[0] &
  Omit<Parameters<typeof InvoicesAndPayments>[0]['order'], 'awaitsConfirmation'> & {
    createdAt: string;
    notes?: string | null;
  };

type OrderScreenProps = {
  user: AdminUser;
  order: ScreenOrder;
  buyer: { name: string; href: string; contact?: string | null; email: string | null; phone?: string | null };
  back: { href: string; label: string };
  editHref: string | undefined;
  pictures: OrderLinesProps['pictures'];
  kitHref?: OrderLinesProps['kitHref'];
  course: OrderCourse;
  toPay: Cents;
  proofs: readonly OrderProof[];
  /** Explains what awaits the proofs; undefined if nothing does. */
  proofIntro: string | undefined;
  proofBoards?: ReadonlyMap<string, ReactNode>;
  squads?: readonly SquadState[];
  isMade: boolean;
  awaited: string | undefined;
  squadKits?: readonly SquadKits[];
  timeline: readonly TimelineEntry[];
  notice?: ReactNode;
  buyerNote?: ReactNode;
  payment?: ReactNode;
  returns?: ReactNode;
};

export function OrderScreen({ user, ...props }: OrderScreenProps) {
  const { order, buyer, back, editHref, pictures, kitHref, course, toPay, proofs, proofIntro, isMade, awaited } = props;
  const { timeline, proofBoards, squads, squadKits, notice, buyerNote, payment, returns } = props;
  const { kind, id, orderNumber, revision, status, notes } = order;
  const seesMoney = may(user, 'invoices:read');
  const ref: OrderRef = { kind, orderId: id };
  const policy = policyOf(kind);
  const isWaiting = awaitsConfirmation(order);
  const { depositPercent, remindersStopped, paymentMethod } = order;
  const billed = { depositPercent, remindersStopped, paymentMethod };
  const kits = order.lines.flatMap(({ kit }) => kit ?? []);
  return (
    <>
      <BackLink href={back.href}>{back.label}</BackLink>
      <PageHeading
        title={`#${orderNumber}`}
        intro={
          <>
            Placed <LocalDate iso={order.createdAt} withTime onShopClock />
          </>
        }
        actions={
          <OrderActions
            order={actionable(order)}
            editHref={editHref}
            documents={orderFiles(order)}
            onCards={onCards(course.payments, course.refunds)}
            hasVoucher={paidByVouchers(course.payments) > 0}
            charged={course.invoices.length > 0 && status !== 'cancelled' ? course.charged : undefined}
          />
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-4">
          {notice}
          <section aria-labelledby="order-lines" className="card card-md">
            <h2 id="order-lines" className="mb-4 text-subheading">
              Items
            </h2>
            <OrderLines
              order={order}
              pictures={pictures}
              mayDesign
              productHref={may(user, 'products:read') ? (product) => `/admin/products/${product}` : undefined}
              kitHref={kitHref}
            >
              {paidRows(order).map(({ isOpen, ...row }) => (
                <SumRow key={row.label} {...row} className={isOpen ? 'font-semibold text-danger' : 'text-ink-muted'} />
              ))}
            </OrderLines>
          </section>
          <OrderShipments order={orderToPack(order)} shipments={course.shipments} />
          {returns}
          {proofIntro && (
            <Proofs
              proofs={proofs}
              boards={proofBoards}
              squads={squads}
              order={{ kind, id, orderNumber, revision }}
              path={`${orderFiles(order)}/proofs`}
              who={policy.buyer}
              canDraw={isMade}
              isOpen={allows(policy, 'takesProofs', status) && !isWaiting}
              intro={proofIntro}
            />
          )}
          <PrintPacks
            kind={kind}
            order={id}
            orderNumber={orderNumber}
            kits={kits}
            awaited={awaited}
            squads={squadKits}
          />
          <section aria-labelledby="timeline" className="card card-md">
            <h2 id="timeline" className="mb-4 text-subheading">
              Timeline
            </h2>
            <Timeline entries={timeline.filter(({ kind: of }) => seesMoney || (of !== 'payment' && of !== 'refund'))} />
          </section>
        </div>
        <div className="space-y-4">
          <Fact title={policy.buyer === 'team' ? 'Team' : 'Customer'}>
            <Buyer
              {...buyer}
              href={may(user, kind === 'team' ? 'teams:read' : 'customers:read') ? buyer.href : undefined}
            />
            {buyerNote}
          </Fact>
          <OrderDelivery order={order} isForStaff />
          {payment}
          {seesMoney && (
            <InvoicesAndPayments
              kind={kind}
              path={orderFiles(order)}
              order={{ ...actionable(order), ...billed, awaitsConfirmation: isWaiting }}
              money={course}
              toPay={toPay}
              reminders={course.reminders}
              hasRecipient={!isDeletedEmail(buyer.email ?? '')}
            />
          )}
          {notes && (
            <Fact title="Notes">
              <p className="wrap-anywhere whitespace-pre-line">{notes}</p>
            </Fact>
          )}
          <OrderNotes order={ref} notes={course.notes} />
        </div>
      </div>
    </>
  );
}

type BuyerProps = Omit<OrderScreenProps['buyer'], 'href'> & { href: string | undefined };

function Buyer({ name, href, contact, email, phone }: BuyerProps) {
  return (
    <>
      <p className="font-medium wrap-anywhere">
        {href ? (
          <Link href={href} prefetch={false} className={factLink}>
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      {contact && <p className="wrap-anywhere">{contact}</p>}
      {email && !isDeletedEmail(email) && (
        <p className="wrap-anywhere">
          <a href={`mailto:${email}`} className={factLink}>
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a href={`tel:${phone}`} className={factLink}>
            {phone}
          </a>
        </p>
      )}
    </>
  );
}

const actionable = ({ kind, id, orderNumber, status, revision, isCollection, ...order }: ActionableOrder) => {
  const { totalAmount, paidAmount, refundedAmount, creditedAmount, creditRefundedAmount, writtenOffAmount } = order;
  const amounts = {
    ...{ totalAmount, paidAmount, refundedAmount },
    ...{ creditedAmount, creditRefundedAmount, writtenOffAmount },
  };
  return { kind, id, orderNumber, status, revision, isCollection, ...amounts };
};
