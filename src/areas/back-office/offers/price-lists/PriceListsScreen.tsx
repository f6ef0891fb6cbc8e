'use client';

import { useState } from 'react';
import { BadgePercent, ListChecks, Plus, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { OFFER_STATES } from '@/domain/offers/offer';
import { formatFullDay } from '@/domain/text/locale';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { choicesOf, type Choice } from '@/ui/choices';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { ListScreen } from '@/ui/list/ListScreen';
import { PageHeading } from '@/ui/PageHeading';
import { toastResult } from '@/ui/toast-result';
import { OFFERS_PATH } from '../offer-filters';
import { STATE_LABELS } from '../OffersScreen';
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
        {(list) => <PriceListCard list={list} onEdit={() => setOpen({ list })} />}
      </ListScreen>
      {open && <PriceListDialog list={open.list} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function PriceListCard({ list, onEdit }: { list: PriceListRow; onEdit: () => void }) {
  const { id, name, state, isUsed } = list;
  const facts = [
    list.percentOff && `${list.percentOff}% off`,
    list.prices.length > 0 && counted(list.prices.length, 'price'),
    list.teams.length > 0 && `${counted(list.teams.length, 'club')}${list.forMembers ? ' with members' : ''}`,
    list.customers.length > 0 && counted(list.customers.length, 'customer'),
    list.startsOn && `from ${formatFullDay(list.startsOn)}`,
    list.endsOn && `until ${formatFullDay(list.endsOn)}`,
  ].filter(Boolean);
  return (
    <article className="card flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-base leading-6 font-semibold tracking-normal wrap-anywhere normal-case">
            {name}
          </h2>
          <Badge variant={state === 'active' ? 'secondary' : 'outline'}>{STATE_LABELS[state]}</Badge>
        </div>
        <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-muted">
          {facts.map((fact) => (
            <span key={String(fact)} className="after:ml-2 after:content-['·'] last:after:hidden">
              {fact}
            </span>
          ))}
        </p>
      </div>
      <div className="flex items-start gap-1.5">
        <Button variant="outline" size="sm" className="min-h-10" onClick={onEdit}>
          Edit<span className="sr-only"> {name}</span>
        </Button>
        {state !== 'ended' && (
          <ConfirmDialog
            title={`End ${name}?`}
            description="It prices no further orders. Those that have its prices keep them."
            confirmLabel="End price list"
            onConfirm={() => toastResult(endPriceListAction(id), { title: '✅ Price List Ended' })}
            trigger={
              <Button variant="outline" size="sm" className="min-h-10">
                End<span className="sr-only"> {name}</span>
              </Button>
            }
          />
        )}
        {!isUsed && (
          <ConfirmDialog
            title={`Delete ${name}?`}
            description="No order has its prices. This cannot be undone."
            confirmLabel="Delete"
            destructive
            onConfirm={() => toastResult(deletePriceListAction(id), { title: '✅ Price List Deleted' })}
            trigger={
              <IconButton label={`Delete ${name}`} className="size-10 text-ink-muted hover:text-danger">
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            }
          />
        )}
      </div>
    </article>
  );
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
