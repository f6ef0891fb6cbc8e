import { BackLink } from '@/ui/BackLink';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Shipment } from '@/data/shipments';
import { type Cents, formatAmount, formatMoney } from '@/domain/money/money';
import { isCollected } from '@/domain/delivery/promise';
import { withoutBilledTo } from '@/domain/orders/billing';
import { teamRoleCan, type TeamRole } from '@/domain/teams/team-roles';
import type { ResizedPieces } from '@/domain/teams/size-changes';
import { allows } from '@/domain/orders/order-policy';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { teamOrderTurn } from '@/domain/teams/team-order-turn';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { listLinePictures } from '@/modules/orders/data/line-pictures';
import { LocalDate } from '@/ui/LocalDate';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { TeamProofPanel, type TeamProofPanelProps } from '@/modules/team/components/proofs/TeamProofPanel';
import { StatusBadge } from '@/modules/orders/components/StatusBadge';
import { eventEntries } from '@/domain/teams/team-order-events';
import { OrderDelivery } from '@/modules/orders/components/OrderDelivery';
import { OrderLines } from '@/modules/orders/components/OrderLines';
import { Timeline } from '@/modules/orders/components/Timeline';
import type { OrderMoney } from '@/modules/payments/data/order-money';
import { teamOrderLines } from '@/modules/team/components/orders/team-order-lines';
import { SizeChanges } from '@/modules/team/components/orders/SizeChanges';
import { ReorderButton } from './ReorderButton';
import { Parcel } from '@/modules/despatch/components/Parcel';
import { depositNote, orderDeposit, type DepositOrder } from '@/domain/invoices/deposits';
import { CANCELLED_WHEN_PAID, orderDue, PAYMENT_ARRIVED } from '@/domain/orders/order-edit';
import { payTo } from '@/domain/money/pay-to';
import { formatFullDay } from '@/domain/text/locale';
import { InvoiceLinks } from '@/modules/invoices/components/InvoiceLinks';
import { PaymentAwaited } from '@/modules/payments/components/PaymentAwaited';
import { PayByCard } from './PayByCard';

type OrderViewProps = Pick<TeamProofPanelProps, 'order' | 'pictured' | 'changes'> & {
  resized: ResizedPieces | undefined;
  shipments: readonly Shipment[];
  /** Undefined for roles that do not see invoices. */
  money: OrderMoney | undefined;
  payable: readonly Cents[];
  isPaying: boolean;
  isNew: boolean;
  shopName: string;
  role: TeamRole;
  returns: ReactNode;
};

export async function OrderView(props: OrderViewProps) {
  const { order, pictured, changes, resized, shipments, money, payable, isPaying, isNew, shopName, role, returns } =
    props;
  const editHref =
    allows(TEAM_ORDERS, 'editable', order.status) && teamRoleCan(role, 'orders')
      ? `${PORTAL_HOME}/orders/${order.id}/edit`
      : undefined;
  const mayDesign = teamRoleCan(role, 'designs');
  const lines = teamOrderLines(order, ({ isActive }) => isActive && mayDesign);
  const shippedItems = shipments.flatMap(({ pieces }) => pieces).reduce((sum, { quantity }) => sum + quantity, 0);
  const turn = teamOrderTurn(
    { ...order, shippedItems, isCollection: isCollected(order), proof: order.proofs[0]?.status ?? null },
    role,
  );
  return (
    <>
      {isNew && (
        <div role="status" className="mb-8 rounded-card bg-success-soft px-5 py-4 text-success">
          <p className="text-lg font-semibold">Order {order.orderNumber} is in. Thank you!</p>
          <p>Its status is Pending Approval. You can follow it here.</p>
        </div>
      )}
      <div className="mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <BackLink href={`${PORTAL_HOME}/orders`}>All orders</BackLink>
          <h1 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-heading">
            {order.orderNumber} <StatusBadge kind="team" status={order.status} isCollection={isCollected(order)} />
          </h1>
          <p className={cn('mt-2 font-medium', turn.whose === 'team' && 'text-accent')}>
            {turn.whose === 'team' ? (
              <a href="#proof-title" className="underline underline-offset-4">
                {turn.text}
              </a>
            ) : (
              turn.text
            )}
          </p>
          <p className="mt-1 text-sm text-ink-muted">
            Ordered <LocalDate iso={order.createdAt} withTime onShopClock />
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {editHref && (
            <Link href={editHref} prefetch={false} className={buttonClass('outline')}>
              Edit order
            </Link>
          )}
          <a href={`/api/team/orders/${order.id}/pdf`} className={buttonClass('outline')}>
            PDF confirmation
          </a>
          {teamRoleCan(role, 'drafts') && (
            <ReorderButton
              orderId={order.id}
              hasPlayers={order.data.items.some(({ players }) => (players ?? []).length > 0)}
            />
          )}
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          <SizeChanges resized={resized} editHref={editHref} />
          <TeamProofPanel
            order={order}
            pictured={pictured}
            changes={changes}
            mayDecide={teamRoleCan(role, 'proofs')}
            shopName={shopName}
          />
          <OrderParcels shipments={shipments} isCollection={isCollected(order)} />
          {returns}
          <section aria-labelledby="items-title" className="card card-md">
            <h2 id="items-title" className="mb-4 text-subheading">
              What you ordered
            </h2>
            <OrderLines
              order={{ ...order, lines, discounts: order.data.discounts }}
              pictures={await listLinePictures(await getPayloadClient(), lines)}
              mayDesign={mayDesign}
            />
            {order.notes && (
              <div className="mt-5 border-t border-line pt-5">
                <h3 className="text-sm font-semibold">Notes</h3>
                <p className="mt-1 whitespace-pre-line text-ink-muted wrap-anywhere">{order.notes}</p>
              </div>
            )}
          </section>
        </div>
        <div className="space-y-6">
          <OrderDelivery order={money ? order : withoutBilledTo(order)} />
          {money && <OrderInvoices {...{ order, money, payable, isPaying }} />}
          <section aria-labelledby="history-title" className="card card-md">
            <h2 id="history-title" className="mb-4 text-lg">
              History
            </h2>
            <Timeline entries={eventEntries(order.events, isCollected(order), shopName)} />
          </section>
        </div>
      </div>
    </>
  );
}

type OrderParcelsProps = { shipments: readonly Shipment[]; isCollection: boolean };

function OrderParcels({ shipments, isCollection }: OrderParcelsProps) {
  if (shipments.length === 0) return null;
  return (
    <section aria-labelledby="parcels-title" className="card">
      <h2 id="parcels-title" className="px-5 pt-5 pb-4 text-subheading">
        Parcels
      </h2>
      <ol className="divide-y divide-line border-t border-line">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="px-5 py-4">
            <h3 className="font-sans text-base font-semibold tracking-normal normal-case">
              Parcel {shipment.number}{' '}
              <span className="font-normal text-ink-muted">
                · {isCollection ? 'ready to collect' : 'sent'} <LocalDate iso={shipment.createdAt} />
              </span>
            </h3>
            <Parcel shipment={shipment} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type OrderInvoicesProps = {
  order: DepositOrder & { id: string; orderNumber: string; currency: string; refundedAmount: number };
  money: OrderMoney;
  payable: readonly Cents[];
  isPaying: boolean;
};

function settledText(order: OrderInvoicesProps['order']): string {
  const { toRefund, refundable } = orderDue(order);
  if (order.status === 'cancelled' && toRefund > 0) return CANCELLED_WHEN_PAID;
  return refundable > 0 ? PAYMENT_ARRIVED : 'There is nothing left to pay.';
}

function OrderInvoices({ order, money, payable, isPaying }: OrderInvoicesProps) {
  const { invoices, refunds, toPay, dueOn, bankDetails } = money;
  if (invoices.length === 0) return null;
  const note = depositNote(order, order.currency);
  const { dueNow } = orderDeposit(order, order.currency);
  const account = payTo(bankDetails, order.orderNumber);
  return (
    <section id="payment" aria-labelledby="invoices-title" className="scroll-mt-24 card card-md text-sm">
      <h2 id="invoices-title" className="mb-2 text-lg">
        Invoices
      </h2>
      <InvoiceLinks invoices={invoices} path={`/api/team/orders/${order.id}/invoices`} />
      {refunds.length > 0 && (
        <ul className="mt-1 space-y-1">
          {refunds.map(({ id, amount, createdAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <span>
                Refunded on <LocalDate iso={createdAt} />
              </span>
              <span className="tabular-nums">{formatAmount(amount, order.currency)}</span>
            </li>
          ))}
        </ul>
      )}
      {dueOn === undefined ? (
        <p className="mt-3">{settledText(order)}</p>
      ) : (
        <>
          <p className="mt-3 font-semibold">
            {dueNow > 0 ? (
              <>
                {formatMoney(Math.min(dueNow, toPay), order.currency)} to pay by{' '}
                <time dateTime={dueOn}>{formatFullDay(dueOn)}</time>
              </>
            ) : (
              `${formatMoney(toPay, order.currency)} to pay before despatch`
            )}
          </p>
          {note && <p className="mt-1">{note}</p>}
          {isPaying && payable.length > 0 ? (
            <div className="mt-3">
              <PaymentAwaited />
            </div>
          ) : (
            <PayByCard
              orderId={order.id}
              choices={payable.map((cents) => ({ cents, label: `Pay ${formatMoney(cents, order.currency)} by card` }))}
            />
          )}
          {account && <p className="mt-4 whitespace-pre-line text-ink-muted">{account}</p>}
        </>
      )}
    </section>
  );
}
