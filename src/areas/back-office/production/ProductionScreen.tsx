'use client';

import { Factory } from 'lucide-react';
import { PRODUCTION_STAGE_LABELS, PRODUCTION_STAGES } from '@/domain/orders/production-stages';
import { choicesOf, type Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { ProductionListing } from './data/production';
import { ProductionCard } from './ProductionCard';
import { PRODUCTION_PATH, productionHref, productionQuery, type ProductionFilters } from './production-filters';

/** All that is to be made and sent, under stage, lateness and search. */
export function ProductionScreen({ listing, filters }: { listing: ProductionListing; filters: ProductionFilters }) {
  const stages: Choice<ProductionFilters['stage']>[] = [
    { value: 'all', label: `All stages (${listing.total})` },
    ...choicesOf(PRODUCTION_STAGES, PRODUCTION_STAGE_LABELS, listing.counts),
  ];
  const dues: Choice<ProductionFilters['due']>[] = [
    { value: 'all', label: 'All dates' },
    { value: 'late', label: `Late only (${listing.late})` },
  ];
  return (
    <ListScreen
      label="Production"
      what="orders"
      path={PRODUCTION_PATH}
      filters={filters}
      query={productionQuery(filters)}
      hrefOf={productionHref}
      search={{
        label: 'Search production',
        placeholder: 'Search by number, customer or team...',
      }}
      selects={[
        {
          name: 'stage',
          label: 'Filter by stage',
          choices: stages,
          className: 'grow sm:w-60 sm:grow-0',
        },
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
      estimatedHeight={104}
    >
      {(order) => <ProductionCard order={order} />}
    </ListScreen>
  );
}
