'use client';

import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { RequestedKit } from '@/domain/orders/resolve-line';
import type { TypedAddress } from '@/domain/teams/team-delivery';
import { MAX_NOTES } from '@/domain/teams/team-draft';
import type { RosterMember } from '@/domain/teams/team-draft-changes';
import { DeliveryFields } from '@/modules/team/components/order-builder/DeliveryFields';
import { DraftLines } from '@/modules/team/components/order-builder/DraftLines';
import { ProductPicker } from '@/modules/team/components/order-builder/ProductPicker';
import type { BuilderArtwork } from '@/modules/team/data/artwork';
import type { BuilderProduct } from '@/modules/team/data/builder-products';
import type { TeamQuote } from '@/modules/team/order-builder/quote-draft';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { ClubOrderTotal } from './ClubOrderTotal';
import { useClubOrder } from './use-club-order';

type ClubOrderFormProps = {
  team: { id: string; teamName: string; email: string | null };
  products: readonly BuilderProduct[];
  kits: readonly RequestedKit[];
  artwork: readonly BuilderArtwork[];
  roster: readonly RosterMember[];
  /** Of no lines. */
  nothing: TeamQuote;
  startAddress: TypedAddress;
  /** `<option>`s, drawn on the server. */
  countries: ReactNode;
};

/** The portal’s order builder as staff use it for a team: the same lines and prices, sent once they are complete. */
export function ClubOrderForm(props: ClubOrderFormProps) {
  const { team, products: list, kits, artwork, roster, nothing, startAddress, countries } = props;
  const products = useMemo(() => new Map(list.map((product) => [product.id, product])), [list]);
  const order = useClubOrder(team.id, { products, artwork, nothing, startAddress });
  const { draft, lines, priceOf } = order;
  const isPicking = lines.isPicking || draft.items.length === 0;
  return (
    <form
      noValidate
      aria-label={`Order for ${team.teamName}`}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event) => {
        event.preventDefault();
        order.submit();
      }}
    >
      <div className="min-w-0 space-y-4">
        <DraftLines
          items={draft.items}
          products={products}
          kits={kits}
          artwork={artwork}
          roster={roster}
          lines={lines}
          priceOf={priceOf}
        />
        {isPicking ? (
          <ProductPicker products={list} onPick={lines.pick} />
        ) : (
          <Button variant="outline" onClick={() => lines.setPicking(true)} className="w-full border-dashed">
            <Plus aria-hidden className="size-4.5" />
            Add another product
          </Button>
        )}
        <DeliveryFields
          wishes={draft}
          startAddress={startAddress}
          errors={order.fieldErrors}
          quote={order.quote}
          countries={countries}
          onChange={order.setWishes}
        />
        <Field label="Notes" optional hint="Anything else that was agreed with the team.">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={draft.notes}
              maxLength={MAX_NOTES}
              onChange={({ target }) => order.setNotes(target.value)}
            />
          )}
        </Field>
      </div>
      <ClubOrderTotal team={team} order={order} />
    </form>
  );
}
