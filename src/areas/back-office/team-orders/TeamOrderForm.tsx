'use client';

import { useMemo, type ReactNode } from 'react';
import type { TypedAddress } from '@/domain/teams/team-delivery';
import type { TeamRoster } from '@/domain/teams/team-draft-changes';
import { DraftFields } from '@/modules/team/components/order-builder/DraftFields';
import type { BuilderArtwork } from '@/modules/team/data/artwork';
import type { BuilderKit } from '@/modules/team/data/builder-kits';
import type { BuilderProduct } from '@/modules/team/data/builder-products';
import type { TeamQuote } from '@/modules/team/order-builder/quote-draft';
import { TeamOrderTotal } from './TeamOrderTotal';
import { useTeamOrder } from './use-team-order';

type TeamOrderFormProps = {
  team: { id: string; teamName: string; email: string | null };
  products: readonly BuilderProduct[];
  kits: readonly BuilderKit[];
  artwork: readonly BuilderArtwork[];
  roster: TeamRoster;
  /** Of no lines. */
  nothing: TeamQuote;
  startAddress: TypedAddress;
  hasBillingAddress: boolean;
  /** `<option>`s, drawn on the server. */
  countries: ReactNode;
};

/** The portal’s order builder as staff use it for a team: the same lines and prices, sent once they are complete. */
export function TeamOrderForm(props: TeamOrderFormProps) {
  const { team, products: list, kits, artwork, roster, nothing, startAddress, hasBillingAddress, countries } = props;
  const products = useMemo(() => new Map(list.map((product) => [product.id, product])), [list]);
  const order = useTeamOrder(team.id, { products, artwork, nothing, startAddress });
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
        <DraftFields
          draft={order.draft}
          products={products}
          kits={kits}
          artwork={artwork}
          roster={roster}
          lines={order.lines}
          priceOf={order.priceOf}
          startAddress={startAddress}
          hasBillingAddress={hasBillingAddress}
          errors={order.fieldErrors}
          quote={order.quote}
          countries={countries}
          notesHint="Anything else that was agreed with the team."
          onWishes={order.setWishes}
          onNotes={order.setNotes}
        />
      </div>
      <TeamOrderTotal team={team} order={order} />
    </form>
  );
}
