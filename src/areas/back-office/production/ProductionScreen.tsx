'use client';

import { Factory } from 'lucide-react';
import type { Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { ProductionListing, StageCounts } from './data/production';
import { ProductionCard } from './ProductionCard';
import { PRODUCTION_PATH, productionHref, productionQuery, type ProductionFilters } from './production-filters';
import { StageTabs } from './StageTabs';

export function ProductionScreen({ listing, filters }: { listing: ProductionListing; filters: ProductionFilters }) {
  const all = Object.values(listing.counts).reduce(addCounts);
  const dues: Choice<ProductionFilters['due']>[] = [
    { value: 'all', label: 'All dates' },
    { value: 'late', label: `Late only (${all.late})` },
  ];
  return (
    <ListScreen
      label="Production"
      what="orders"
      path={PRODUCTION_PATH}
      filters={filters}
      query={productionQuery(filters)}
      hrefOf={productionHref}
      tabs={({ stage }, ask) => (
        <StageTabs stage={stage} counts={{ all, ...listing.counts }} onChange={(next) => ask({ stage: next })} />
      )}
      search={{
        label: 'Search production',
        placeholder: 'Search by number, customer or team...',
      }}
      selects={[
        {
          name: 'due',
          label: 'Filter by date',
          choices: dues,
          className: 'grow sm:w-40 sm:grow-0',
        },
      ]}
      loadingText="Loading orders..."
      failure="Failed to load orders"
      listing={listing}
      notFound={{ title: 'No orders found' }}
      none={{
        title: 'Nothing to make',
        description: 'Orders of shop and teams are here until they are delivered or cancelled',
        icon: <Factory />,
      }}
      estimatedHeight={136}
    >
      {(order) => <ProductionCard order={order} />}
    </ListScreen>
  );
}

const addCounts = (one: StageCounts, other: StageCounts): StageCounts => ({
  orders: one.orders + other.orders,
  pieces: one.pieces + other.pieces,
  late: one.late + other.late,
});
