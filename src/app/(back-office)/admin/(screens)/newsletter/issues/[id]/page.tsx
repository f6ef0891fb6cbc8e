import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireMember } from '@/areas/back-office/access/session';
import { issueHref } from '@/areas/back-office/newsletter/issue-paths';
import { IssueView } from '@/areas/back-office/newsletter/IssueView';
import { isUuid } from '@/domain/text/uuid';
import { findIssue } from '@/modules/newsletter/issues/data';

export const metadata: Metadata = { title: 'Newsletter issue' };

export default async function IssuePage({ params }: PageProps<'/admin/newsletter/issues/[id]'>) {
  const { id } = await params;
  const staff = await requireMember('newsletter:read', issueHref(id));
  const issue = isUuid(id) ? await findIssue(staff.payload, id) : undefined;
  if (!issue) notFound();
  return <IssueView {...staff} issue={issue} />;
}
