import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { customerHref } from '@/areas/back-office/customers/customer-filters';
import { StatementScreen } from '@/areas/back-office/statements/StatementScreen';
import { toSearchParams } from '@/lib/http/search-params';

export const metadata: Metadata = { title: 'Statement' };

export default async function StatementPage({ params, searchParams }: PageProps<'/admin/customers/[id]/statement'>) {
  const { id } = await params;
  const path = customerHref(id);
  const { payload } = await requireMember('invoices:read', `${path}/statement`);
  const query = toSearchParams(await searchParams);
  return <StatementScreen payload={payload} owner={{ kind: 'customer', id }} path={path} query={query} />;
}
