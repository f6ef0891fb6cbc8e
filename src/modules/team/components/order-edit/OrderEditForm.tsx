'use client';

import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { RequestedKit } from '@/domain/orders/resolve-line';
import type { TypedAddress } from '@/domain/teams/team-delivery';
import { MAX_NOTES, type TeamDraft } from '@/domain/teams/team-draft';
import type { RosterMember } from '@/domain/teams/team-draft-changes';
import type { Failure } from '@/lib/result';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderProduct } from '../../data/builder-products';
import type { EditQuote } from '../../orders/plan-edit';
import { DeliveryFields } from '../order-builder/DeliveryFields';
import { DraftLines } from '../order-builder/DraftLines';
import { ProductPicker } from '../order-builder/ProductPicker';
import { OrderEditSummary } from './OrderEditSummary';
import { useOrderEdit, type OrderEdit } from './use-order-edit';

/** What the order builder needs to open a submitted order. */
export type OpenedOrder = {
  orderNumber: string;
  revision: number;
  totalAmount: number;
  draft: TeamDraft;
  /** What stands there until it is changed, of an order without an address. */
  startAddress: TypedAddress;
  /** Production has started: nothing else can be changed. */
  isDeliveryAlone: boolean;
  known: EditQuote;
  products: readonly BuilderProduct[];
  kits: readonly RequestedKit[];
  artwork: readonly BuilderArtwork[];
  roster: readonly RosterMember[];
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
  const { draft, lines, priceOf } = edit;
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
        {!order.isDeliveryAlone && (
          <>
            <DraftLines
              items={draft.items}
              products={products}
              kits={order.kits}
              artwork={order.artwork}
              roster={order.roster}
              isInPortal={isInPortal}
              lines={lines}
              priceOf={priceOf}
            />
            {lines.isPicking || draft.items.length === 0 ? (
              <ProductPicker products={order.products} onPick={lines.pick} />
            ) : (
              <Button variant="outline" onClick={() => lines.setPicking(true)} className="w-full border-dashed">
                <Plus aria-hidden className="size-4.5" />
                Add another product
              </Button>
            )}
          </>
        )}
        <DeliveryFields
          wishes={draft}
          startAddress={order.startAddress}
          errors={edit.fieldErrors}
          quote={edit.shown.quote}
          countries={countries}
          onChange={edit.setWishes}
        />
        {!order.isDeliveryAlone && (
          <Field label="Notes" optional>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                value={draft.notes}
                maxLength={MAX_NOTES}
                onChange={({ target }) => edit.setNotes(target.value)}
              />
            )}
          </Field>
        )}
      </div>
      <OrderEditSummary order={order} edit={edit} leaveHref={leaveHref}>
        {children}
      </OrderEditSummary>
    </form>
  );
}
