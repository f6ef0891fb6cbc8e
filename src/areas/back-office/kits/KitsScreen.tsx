'use client';

import { Shirt } from 'lucide-react';
import { choicesOf } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { KitListing, KitRow } from './data';
import {
  KIT_OWNER_LABELS,
  KIT_OWNERS,
  kitQuery,
  KIT_USE_LABELS,
  KIT_USES,
  KITS_PATH,
  kitsHref,
  type KitFilters,
  kitHref,
} from './kit-filters';
import Link from 'next/link';
import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { KIT_SPORT_LABELS, sportOf } from '@/domain/kits/document/kit-sports';
import { KitThumbnail } from '@/modules/kits/components/KitThumbnail';
import { Badge } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';
import { ownerText } from './owner-text';

export function KitsScreen({ listing, filters }: { listing: KitListing; filters: KitFilters }) {
  return (
    <ListScreen
      label="Kit designs"
      what="designs"
      path={KITS_PATH}
      filters={filters}
      query={kitQuery(filters)}
      hrefOf={kitsHref}
      search={{ label: 'Search kit designs', placeholder: 'Search designs by name, team or email...' }}
      selects={[
        { name: 'owner', label: 'Filter by owner', choices: choicesOf(KIT_OWNERS, KIT_OWNER_LABELS) },
        { name: 'use', label: 'Filter by orders', choices: choicesOf(KIT_USES, KIT_USE_LABELS) },
      ]}
      loadingText="Loading kit designs..."
      failure="Failed to load kit designs"
      listing={listing}
      isFiltered={kitQuery(filters) !== ''}
      notFound={{ title: 'No kit designs found', description: 'Try adjusting your search criteria' }}
      none={{
        title: 'No kit designs yet',
        description: 'Designs that teams and visitors save in the kit designer will appear here.',
        icon: <Shirt />,
      }}
      estimatedHeight={116}
    >
      {(kit) => <KitCard kit={kit} />}
    </ListScreen>
  );
}

function KitCard({ kit }: { kit: KitRow }) {
  const { id, name, revision, garments, versions, comments, orders, updatedAt } = kit;
  const sport = KIT_SPORT_LABELS[sportOf(kit)];
  const pieces = garments.map(({ type }) => KIT_GARMENTS[type].label).join(', ');
  return (
    <article className="card relative flex items-center gap-4 px-4 py-3 hover:border-line-strong sm:px-5">
      <KitThumbnail revision={revision} className="w-16 shrink-0 p-1 sm:w-18" />
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,1fr)_15rem_11rem] lg:items-center">
        <div className="min-w-0">
          <h2 className="font-sans text-base leading-6 font-semibold tracking-normal wrap-anywhere normal-case">
            <Link
              href={kitHref(id)}
              prefetch={false}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
          </h2>
          <p className="truncate text-sm text-ink-muted">{ownerText(kit)}</p>
        </div>
        <p className="min-w-0 text-sm">
          <span className="font-medium">{sport}</span>
          <span className="block truncate text-ink-muted" title={pieces}>
            {pieces}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted lg:flex-col lg:items-end">
          <span className="tabular-nums">
            <LocalDate iso={updatedAt} />
            {` · ${versions} ${versions === 1 ? 'version' : 'versions'}`}
          </span>
          <span className="flex items-center gap-2">
            {comments > 0 && `${comments} ${comments === 1 ? 'comment' : 'comments'}`}
            {orders > 0 && <Badge variant="secondary">Ordered</Badge>}
          </span>
        </div>
      </div>
    </article>
  );
}
