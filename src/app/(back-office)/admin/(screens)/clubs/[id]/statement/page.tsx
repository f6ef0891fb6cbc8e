import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { teamHref } from '@/areas/back-office/teams/team-filters';
import { StatementScreen } from '@/areas/back-office/statements/StatementScreen';
import { toSearchParams } from '@/lib/http/search-params';

export const metadata: Metadata = { title: 'Statement' };

export default async function StatementPage({ params, searchParams }: PageProps<'/admin/clubs/[id]/statement'>) {
  const { id } = await params;
  const path = teamHref(id);
  const { payload } = await requireMember('invoices:read', `${path}/statement`);
  const query = toSearchParams(await searchParams);
  return <StatementScreen payload={payload} owner={{ kind: 'team', id }} path={path} query={query} />;
}
