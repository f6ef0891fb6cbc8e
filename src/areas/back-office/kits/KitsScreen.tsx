'use client';

import { Shirt } from 'lucide-react';
import { choicesOf } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { KitListing } from './data/kits';
import {
  KIT_OWNER_LABELS,
  KIT_OWNERS,
  kitQuery,
  KIT_USE_LABELS,
  KIT_USES,
  KITS_PATH,
  kitsHref,
  type KitFilters,
} from './kit-filters';
import { KitCard } from './KitCard';

/** Latest change first. */
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
        description: 'What teams and visitors save in the kit designer appears here',
        icon: <Shirt />,
      }}
      estimatedHeight={116}
    >
      {(kit) => <KitCard kit={kit} />}
    </ListScreen>
  );
}
