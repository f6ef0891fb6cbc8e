'use client';

import { useState } from 'react';
import { BadgePercent, ListChecks, Plus } from 'lucide-react';
import Link from 'next/link';
import { OFFER_STATES } from '@/domain/offers/offer';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { choicesOf, type Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import { PageHeading } from '@/ui/PageHeading';
import { OFFERS_PATH } from '../offer-filters';
import { OfferCard, STATE_LABELS } from '../OfferCard';
import type { PriceListListing, PriceListRow } from './data';
import { deletePriceListAction, endPriceListAction } from './price-list-actions';
import { PRICE_LISTS_PATH, priceListQuery, priceListsHref, type PriceListFilters } from './price-list-filters';
import { PriceListDialog } from './PriceListDialog';

const states: Choice<PriceListFilters['state']>[] = [
  { value: 'all', label: 'All price lists' },
  ...choicesOf(OFFER_STATES, STATE_LABELS),
];

export function PriceListsScreen({ listing, filters }: { listing: PriceListListing; filters: PriceListFilters }) {
  const [open, setOpen] = useState<{ list?: PriceListRow }>();
  return (
    <>
      <PageHeading
        title="Price Lists"
        intro="What a club, its members or a customer pay instead of the shop’s price."
        actions={
          <>
            <Link href={OFFERS_PATH} prefetch={false} className={buttonClass('outline')}>
              <BadgePercent aria-hidden className="size-4.5" />
              Offers
            </Link>
            <Button onClick={() => setOpen({})}>
              <Plus aria-hidden className="size-4.5" />
              Add Price List
            </Button>
          </>
        }
      />
      <ListScreen
        label="Price lists"
        what="price lists"
        path={PRICE_LISTS_PATH}
        filters={filters}
        query={priceListQuery(filters)}
        hrefOf={priceListsHref}
        search={{ label: 'Search price lists', placeholder: 'Search by name...' }}
        selects={[{ name: 'state', label: 'Filter by state', choices: states, className: 'grow sm:w-40 sm:grow-0' }]}
        loadingText="Loading price lists..."
        failure="Failed to load price lists"
        listing={listing}
        notFound={{ title: 'No price lists found' }}
        none={{
          title: 'No price lists yet',
          description: 'A price list gives those it is for a percentage off, or prices of their own.',
          icon: <ListChecks />,
        }}
        estimatedHeight={90}
      >
        {(list) => (
          <OfferCard
            record={list}
            kind="Price List"
            facts={factsOf(list)}
            onEdit={() => setOpen({ list })}
            end={{
              what: 'It prices no further orders. Those that have its prices keep them.',
              action: endPriceListAction,
            }}
            remove={{ what: 'No order has its prices. This cannot be undone.', action: deletePriceListAction }}
          />
        )}
      </ListScreen>
      {open && <PriceListDialog list={open.list} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const factsOf = ({ percentOff, prices, teams, customers, forMembers }: PriceListRow) => [
  percentOff && `${percentOff}% off`,
  prices.length > 0 && counted(prices.length, 'price'),
  teams.length > 0 && `${counted(teams.length, 'club')}${forMembers ? ' with members' : ''}`,
  customers.length > 0 && counted(customers.length, 'customer'),
];

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
