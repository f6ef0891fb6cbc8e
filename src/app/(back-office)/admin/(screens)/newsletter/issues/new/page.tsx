import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { ISSUES_PATH } from '@/areas/back-office/newsletter/issue-paths';
import { IssueView } from '@/areas/back-office/newsletter/IssueView';

export const metadata: Metadata = { title: 'New issue' };

export default async function NewIssuePage() {
  return <IssueView {...await requireMember('newsletter:write', `${ISSUES_PATH}/new`)} />;
}
