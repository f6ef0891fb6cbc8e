import { headers } from 'next/headers';
import { may } from '@/lib/accounts/active-user';
import { asUser } from '@/lib/payload/as-user';
import { localRequest } from '@/lib/payload/local-request';
import type { Staff } from '@/modules/accounts/session/staff-session';
import { previewIssue, showIssue } from '@/modules/newsletter/issues/change-issue';
import { countReaders, listFailures, type Issue } from '@/modules/newsletter/issues/data';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';
import { IssueEditor } from './IssueEditor';
import { IssueProgress } from './IssueProgress';
import { ISSUES_PATH } from './issue-paths';

const MOST_PAGES = 200;

export async function IssueView({ payload, user, issue }: Staff & { issue?: Issue }) {
  const req = await localRequest(payload, { headers: await headers(), user });
  const readers = await countReaders(payload);
  const isDraft = (issue === undefined || issue.status === 'draft') && may(user, 'newsletter:write');
  const { docs } = await payload.find({
    ...{ collection: 'pages', draft: true, limit: MOST_PAGES, sort: '-updatedAt', pagination: false },
    select: { title: true },
    ...asUser(req),
  });
  const saved = {
    page: issue?.page?.id ?? '',
    subject: issue?.subject ?? '',
    preheader: issue?.preheader ?? '',
  };
  const preview = issue?.status === 'draft' && saved.page ? await previewIssue({ req, input: saved }) : undefined;
  return (
    <>
      <BackLink href={ISSUES_PATH}>Issues</BackLink>
      <PageHeading title={issue?.subject ?? 'New issue'} />
      {isDraft ? (
        <IssueEditor
          {...{ saved, preview, readers }}
          issue={issue && { id: issue.id, revision: issue.revision }}
          pages={[
            ...(issue?.page && docs.every(({ id }) => id !== saved.page) ? [issue.page] : []),
            ...docs.map(({ id, title }) => ({ id, title })),
          ]}
          myAddress={user.email}
        />
      ) : (
        issue && (
          <IssueProgress
            {...{ issue, readers }}
            failures={await listFailures(payload, issue.id)}
            email={(await showIssue(payload, issue.id)) ?? preview}
          />
        )
      )}
    </>
  );
}
