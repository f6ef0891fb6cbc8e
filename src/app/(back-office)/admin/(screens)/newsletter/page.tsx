import type { Metadata } from 'next';
import Link from 'next/link';
import { ISSUES_PATH } from '@/areas/back-office/newsletter/issue-paths';
import { NewsletterScreen } from '@/areas/back-office/newsletter/NewsletterScreen';
import { listSubscribers } from '@/areas/back-office/newsletter/data';
import {
  NEWSLETTER_PATH,
  parseSubscriberFilters,
  subscriberQuery,
  subscribersHref,
} from '@/areas/back-office/newsletter/subscriber-filters';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { requireMember } from '@/areas/back-office/access/session';
import { hrefOf } from '@/lib/http/record-query';
import { toSearchParams } from '@/lib/http/search-params';
import { buttonClass } from '@/ui/button-class';
import { ExportLink } from '@/ui/ExportLink';
import { failed } from '@/ui/failed';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Newsletter' };

type NewsletterPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewsletterPage({ searchParams }: NewsletterPageProps) {
  const filters = parseSubscriberFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('newsletter:read', subscribersHref(filters));
  return (
    <>
      <PageHeading
        title="Newsletter"
        intro="Everyone who has signed up on the site."
        actions={
          <>
            <Link href={ISSUES_PATH} prefetch={false} className={buttonClass('primary')}>
              Issues
            </Link>
            <ExportLink href={hrefOf(`${NEWSLETTER_PATH}/export`, subscriberQuery(filters))}>Export CSV</ExportLink>
          </>
        }
      />
      <FirstRows
        list={listSubscribers}
        payload={payload}
        filters={filters}
        failure={failed('Failed to load subscribers')}
      >
        {(listing) => <NewsletterScreen listing={listing} filters={filters} />}
      </FirstRows>
    </>
  );
}
