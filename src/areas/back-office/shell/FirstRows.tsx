import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import type { Message } from '@/domain/text/message';
import type { ListStep } from '@/lib/database/query-listing';
import { loadListing } from '@/lib/load-listing';
import { LoadFailed } from '@/ui/LoadFailed';
import { ROW_PAGE } from '@/ui/row-pages';

type FirstRowsProps<Filters, Listing> = {
  list: (step: ListStep<Filters>) => Promise<Listing>;
  payload: Payload;
  filters: Filters;
  failure: Message;
  children: (listing: Listing) => ReactNode;
};

export async function FirstRows<Filters, Listing>(props: FirstRowsProps<Filters, Listing>) {
  const { list, payload, filters, failure, children } = props;
  const read = await loadListing(() => list({ payload, filters, limit: ROW_PAGE, offset: 0 }));
  return read.ok ? children(read.listing) : <LoadFailed message={failure} className="card" />;
}
