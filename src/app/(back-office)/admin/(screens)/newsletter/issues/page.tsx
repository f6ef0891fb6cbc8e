import type { Metadata } from 'next';
import Link from 'next/link';
import { Allowed } from '@/areas/back-office/access/granted';
import { requireMember } from '@/areas/back-office/access/session';
import { ISSUES_PATH } from '@/areas/back-office/newsletter/issue-paths';
import { IssuesView } from '@/areas/back-office/newsletter/IssuesView';
import { NEWSLETTER_PATH } from '@/areas/back-office/newsletter/subscriber-filters';
import { listIssues } from '@/modules/newsletter/issues/data';
import { BackLink } from '@/ui/BackLink';
import { buttonClass } from '@/ui/button-class';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Newsletter issues' };

export default async function IssuesPage() {
  const { payload } = await requireMember('newsletter:read', ISSUES_PATH);
  return (
    <>
      <BackLink href={NEWSLETTER_PATH}>Subscribers</BackLink>
      <PageHeading
        title="Issues"
        intro="What goes out to the readers of the newsletter."
        actions={
          <Allowed to="newsletter:write">
            <Link href={`${ISSUES_PATH}/new`} prefetch={false} className={buttonClass('primary')}>
              New issue
            </Link>
          </Allowed>
        }
      />
      <IssuesView issues={await listIssues(payload)} />
    </>
  );
}
