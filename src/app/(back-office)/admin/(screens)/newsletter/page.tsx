import type { Metadata } from 'next';
import { NewsletterScreen } from '@/areas/back-office/newsletter/NewsletterScreen';
import { listSubscribers } from '@/areas/back-office/newsletter/data/subscribers';
import {
  NEWSLETTER_PATH,
  parseSubscriberFilters,
  subscriberQuery,
  subscribersHref,
} from '@/areas/back-office/newsletter/subscriber-filters';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { hrefOf } from '@/lib/http/record-query';
import { toSearchParams } from '@/lib/http/search-params';
import { loadListing } from '@/lib/load-listing';
import { ExportLink } from '@/ui/ExportLink';
import { failed } from '@/ui/failed';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { ROW_PAGE } from '@/ui/row-pages';

export const metadata: Metadata = { title: 'Newsletter' };

const LOAD_FAILED = failed('Failed to load subscribers');

type NewsletterPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewsletterPage({ searchParams }: NewsletterPageProps) {
  const filters = parseSubscriberFilters(toSearchParams(await searchParams));
  const { payload } = await requireAdministrator(subscribersHref(filters));
  const list = await loadListing(() => listSubscribers({ payload, filters, limit: ROW_PAGE, offset: 0 }));
  return (
    <>
      <PageHeading
        title="Newsletter"
        intro="Everyone who has signed up on the site."
        actions={
          <ExportLink href={hrefOf(`${NEWSLETTER_PATH}/export`, subscriberQuery(filters))}>Export CSV</ExportLink>
        }
      />
      {list.ok ? (
        <NewsletterScreen listing={list.listing} filters={filters} />
      ) : (
        <LoadFailed message={LOAD_FAILED} className="card" />
      )}
    </>
  );
}
