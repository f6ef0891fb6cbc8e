import type { ReactNode } from 'react';
import type { Cents } from '@/domain/money/money';
import { BackLink } from '@/ui/BackLink';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import { OrderActions, type ActionableOrder } from './OrderActions';

type OrderScreenProps = {
  order: ActionableOrder & {
    /** ISO time. */
    createdAt: string;
  };
  back: { href: string; label: string };
  /** Its form; undefined where staff may no longer change it. */
  editHref: string | undefined;
  /** Under which path its documents are. */
  documents: string;
  /** Paid by card and not refunded. */
  onCards: Cents;
  /** Sections of the work on it, one below another. */
  children: ReactNode;
  /** Facts about it, beside them. */
  facts: ReactNode;
};

/** The page of an order of either kind for staff: what can be done at its head, what it is below. */
export function OrderScreen({ order, back, children, facts, ...actions }: OrderScreenProps) {
  return (
    <>
      <BackLink href={back.href}>{back.label}</BackLink>
      <PageHeading
        title={`#${order.orderNumber}`}
        intro={
          <>
            Placed <LocalDate iso={order.createdAt} withTime onShopClock />
          </>
        }
        actions={<OrderActions order={actionable(order)} {...actions} />}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-4">{children}</div>
        <div className="space-y-4">{facts}</div>
      </div>
    </>
  );
}

/** Without all else that the page knows: it goes to the browser. */
const actionable = ({ kind, id, orderNumber, status, revision, isCollection, ...order }: ActionableOrder) => {
  const { totalAmount, paidAmount, refundedAmount } = order;
  return { kind, id, orderNumber, status, revision, isCollection, totalAmount, paidAmount, refundedAmount };
};
