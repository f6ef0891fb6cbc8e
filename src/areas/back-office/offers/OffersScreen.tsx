'use client';

import { useState } from 'react';
import { BadgePercent, ListChecks, Plus } from 'lucide-react';
import Link from 'next/link';
import { OFFER_LABELS, OFFER_STATES } from '@/domain/offers/offer';
import { formatAmount } from '@/domain/money/money';
import type { CategoryOption } from '@/data/categories';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { choicesOf, type Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import { PageHeading } from '@/ui/PageHeading';
import type { OfferListing, OfferRow } from './data';
import { deleteOfferAction, endOfferAction } from './offer-actions';
import { OfferCard, STATE_LABELS } from './OfferCard';
import { OfferDialog } from './OfferDialog';
import { offerQuery, OFFERS_PATH, offersHref, type OfferFilters } from './offer-filters';
import { PRICE_LISTS_PATH } from './price-lists/price-list-filters';

const states: Choice<OfferFilters['state']>[] = [
  { value: 'all', label: 'All offers' },
  ...choicesOf(OFFER_STATES, STATE_LABELS),
];

type OffersScreenProps = { listing: OfferListing; filters: OfferFilters; categories: readonly CategoryOption[] };

export function OffersScreen({ listing, filters, categories }: OffersScreenProps) {
  const [open, setOpen] = useState<{ offer?: OfferRow }>();
  return (
    <>
      <PageHeading
        title="Offers"
        intro="At most one applies to an order: the one that makes it cheapest."
        actions={
          <>
            <Link href={PRICE_LISTS_PATH} prefetch={false} className={buttonClass('outline')}>
              <ListChecks aria-hidden className="size-4.5" />
              Price Lists
            </Link>
            <Button onClick={() => setOpen({})}>
              <Plus aria-hidden className="size-4.5" />
              Add Offer
            </Button>
          </>
        }
      />
      <ListScreen
        label="Offers"
        what="offers"
        path={OFFERS_PATH}
        filters={filters}
        query={offerQuery(filters)}
        hrefOf={offersHref}
        search={{ label: 'Search offers', placeholder: 'Search by name or code...' }}
        selects={[{ name: 'state', label: 'Filter by state', choices: states, className: 'grow sm:w-40 sm:grow-0' }]}
        loadingText="Loading offers..."
        failure="Failed to load offers"
        listing={listing}
        notFound={{ title: 'No offers found' }}
        none={{
          title: 'No offers yet',
          description: 'An offer takes something off the orders it is for, by a code or by itself.',
          icon: <BadgePercent />,
        }}
        estimatedHeight={90}
      >
        {(offer) => (
          <OfferCard
            record={offer}
            kind="Offer"
            facts={[offer.code ?? 'Automatic', takesOff(offer)]}
            onEdit={() => setOpen({ offer })}
            end={{ what: 'It applies to no further orders. Those that have it keep it.', action: endOfferAction }}
            remove={{ what: 'No order has used it. This cannot be undone.', action: deleteOfferAction }}
          >
            <p className="mt-1 text-sm font-medium tabular-nums">{usesOf(offer)}</p>
          </OfferCard>
        )}
      </ListScreen>
      {open && <OfferDialog offer={open.offer} categories={categories} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function takesOff({ kind, percentOff, amount, buyPieces, freePieces }: OfferRow): string {
  if (kind === 'percentage') return `${percentOff}% off`;
  if (kind === 'amount') return `${formatAmount(amount ?? 0)} off`;
  return kind === 'pieces' ? `Buy ${buyPieces}, get ${freePieces} free` : OFFER_LABELS[kind];
}

const usesOf = ({ uses, maxUses }: OfferRow): string =>
  maxUses ? `Used ${uses} of ${maxUses} times` : uses === 1 ? 'Used once' : `Used ${uses} times`;
