import { Mails } from 'lucide-react';
import Link from 'next/link';
import type { ListedIssue } from '@/modules/newsletter/issues/data';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { LocalDate } from '@/ui/LocalDate';
import { RefreshWhile } from '@/ui/RefreshWhile';
import { Allowed } from '../access/granted';
import { IssueBadge } from './IssueBadge';
import { issueHref, ISSUES_PATH } from './issue-paths';

export function IssuesView({ issues }: { issues: readonly ListedIssue[] }) {
  if (issues.length === 0) {
    return (
      <div className="card">
        <EmptyState
          icon={<Mails />}
          title="No issues yet"
          description="Write a page in the CMS, as a draft if only readers of the newsletter are to see it, and send it from here."
          action={
            <Allowed to="newsletter:write">
              <Link href={`${ISSUES_PATH}/new`} prefetch={false} className={buttonClass('primary')}>
                New issue
              </Link>
            </Allowed>
          }
        />
      </div>
    );
  }
  return (
    <>
      {issues.some(({ status }) => status === 'sending') && <RefreshWhile />}
      <ul aria-label="Issues" className="card divide-y divide-line">
        {issues.map(({ id, subject, status, sent, queued, updatedAt, sendAt }) => (
          <li key={id} className="px-5 py-3 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                href={issueHref(id)}
                prefetch={false}
                className="inline-flex min-h-8 items-center font-medium wrap-anywhere text-accent underline-offset-4 hover:underline"
              >
                {subject}
              </Link>
              <IssueBadge status={status} />
            </p>
            <p className="text-ink-muted">
              {status === 'draft' ? 'Changed ' : status === 'scheduled' ? 'Goes out ' : `${sent} of ${queued} sent, `}
              <LocalDate iso={(status === 'draft' ? null : sendAt) ?? updatedAt} withTime />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
