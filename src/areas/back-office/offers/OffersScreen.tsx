'use client';

import { useState } from 'react';
import { BadgePercent, ListChecks, Plus, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { OFFER_LABELS, OFFER_STATES, type OfferState } from '@/domain/offers/offer';
import { formatAmount } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import type { CategoryOption } from '@/data/categories';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { choicesOf, type Choice } from '@/ui/choices';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { ListScreen } from '@/ui/list/ListScreen';
import { PageHeading } from '@/ui/PageHeading';
import { toastResult } from '@/ui/toast-result';
import type { OfferListing, OfferRow } from './data';
import { deleteOfferAction, endOfferAction } from './offer-actions';
import { OfferDialog } from './OfferDialog';
import { offerQuery, OFFERS_PATH, offersHref, type OfferFilters } from './offer-filters';
import { PRICE_LISTS_PATH } from './price-lists/price-list-filters';

export const STATE_LABELS: Record<OfferState, string> = { active: 'Active', planned: 'Planned', ended: 'Ended' };

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
        {(offer) => <OfferCard offer={offer} onEdit={() => setOpen({ offer })} />}
      </ListScreen>
      {open && <OfferDialog offer={open.offer} categories={categories} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function OfferCard({ offer, onEdit }: { offer: OfferRow; onEdit: () => void }) {
  const { id, name, code, state, uses, maxUses, isUsed } = offer;
  const days = [
    offer.startsOn && `from ${formatFullDay(offer.startsOn)}`,
    offer.endsOn && `until ${formatFullDay(offer.endsOn)}`,
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
          {[code ?? 'Automatic', takesOff(offer), ...days].map((fact) => (
            <span key={fact} className="after:ml-2 after:content-['·'] last:after:hidden">
              {fact}
            </span>
          ))}
        </p>
        <p className="mt-1 text-sm font-medium tabular-nums">
          {maxUses ? `Used ${uses} of ${maxUses} times` : uses === 1 ? 'Used once' : `Used ${uses} times`}
        </p>
      </div>
      <div className="flex items-start gap-1.5">
        <Button variant="outline" size="sm" className="min-h-10" onClick={onEdit}>
          Edit<span className="sr-only"> {name}</span>
        </Button>
        {state !== 'ended' && (
          <ConfirmDialog
            title={`End ${name}?`}
            description="It applies to no further orders. Those that have it keep it."
            confirmLabel="End offer"
            onConfirm={() => toastResult(endOfferAction(id), { title: '✅ Offer Ended' })}
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
            description="No order has used it. This cannot be undone."
            confirmLabel="Delete"
            destructive
            onConfirm={() => toastResult(deleteOfferAction(id), { title: '✅ Offer Deleted' })}
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

function takesOff({ kind, percentOff, amount, buyPieces, freePieces }: OfferRow): string {
  if (kind === 'percentage') return `${percentOff}% off`;
  if (kind === 'amount') return `${formatAmount(amount ?? 0)} off`;
  return kind === 'pieces' ? `Buy ${buyPieces}, get ${freePieces} free` : OFFER_LABELS[kind];
}
