'use client';

import { useMemo, type ReactNode } from 'react';
import { isCollected } from '@/domain/delivery/promise';
import { SAME_ADDRESS, type Billing } from '@/domain/orders/billing';
import type { TypedAddress } from '@/domain/teams/team-delivery';
import type { TeamDraft } from '@/domain/teams/team-draft';
import type { TeamRoster } from '@/domain/teams/team-draft-changes';
import type { Failure } from '@/lib/result';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderKit } from '../../data/builder-kits';
import type { BuilderProduct } from '../../data/builder-products';
import type { EditQuote } from '../../orders/plan-edit';
import { BillingFields } from '@/modules/orders/components/BillingFields';
import { DraftFields } from '../order-builder/DraftFields';
import { OrderEditSummary } from './OrderEditSummary';
import { useOrderEdit, type OrderEdit } from './use-order-edit';

/** What the order builder needs to open a submitted order. */
export type OpenedOrder = {
  orderNumber: string;
  revision: number;
  totalAmount: number;
  draft: TeamDraft;
  /** Whom it is invoiced to. */
  billing: Billing;
  /** What stands there until it is changed, of an order without an address. */
  startAddress: TypedAddress;
  /** Production has started: nothing else can be changed. */
  isDeliveryAlone: boolean;
  known: EditQuote;
  products: readonly BuilderProduct[];
  kits: readonly BuilderKit[];
  artwork: readonly BuilderArtwork[];
  roster: TeamRoster;
};

type OrderEditFormProps = {
  order: OpenedOrder;
  /** `<option>`s, drawn on the server. */
  countries: ReactNode;
  /** The ways to roster and design assets are offered. */
  isInPortal?: boolean;
  quotePath: string;
  save: (edit: OrderEdit) => Promise<{ ok: true } | Failure>;
  onSaved: () => void;
  /** Back to the order as it is, without saving. */
  leaveHref: string;
  /** What else is asked before it is saved. */
  children?: ReactNode;
};

/** The order builder over an order that was submitted: the same lines, and beside them what an edit changes and voids. */
export function OrderEditForm({
  order,
  countries,
  isInPortal,
  quotePath,
  save,
  onSaved,
  leaveHref,
  children,
}: OrderEditFormProps) {
  const products = useMemo(() => new Map(order.products.map((each) => [each.id, each])), [order.products]);
  const edit = useOrderEdit({ opened: order, products, quotePath, save, onSaved });
  return (
    <form
      noValidate
      aria-label={`Edit order ${order.orderNumber}`}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
    >
      <div className="min-w-0 space-y-4">
        <DraftFields
          draft={edit.draft}
          isDeliveryAlone={order.isDeliveryAlone}
          products={products}
          kits={order.kits}
          artwork={order.artwork}
          roster={order.roster}
          isInPortal={isInPortal}
          lines={edit.lines}
          priceOf={edit.priceOf}
          startAddress={order.startAddress}
          hasBillingAddress={edit.billing[SAME_ADDRESS] === ''}
          errors={edit.fieldErrors}
          quote={edit.shown.quote}
          countries={countries}
          onWishes={edit.setWishes}
          onNotes={edit.setNotes}
        >
          <fieldset data-edit-form className="card p-5 sm:p-6">
            <legend className="sr-only">Invoice to</legend>
            <p aria-hidden className="mb-4 font-display text-subheading font-bold uppercase">
              Invoice to
            </p>
            <BillingFields
              typed={edit.billing}
              errors={edit.fieldErrors}
              countries={countries}
              country={edit.billing['billingAddress.country']}
              isCollection={isCollected(edit.shown.quote.delivery)}
              onChange={edit.setBilling}
            />
          </fieldset>
        </DraftFields>
      </div>
      <OrderEditSummary order={order} edit={edit} leaveHref={leaveHref}>
        {children}
      </OrderEditSummary>
    </form>
  );
}
