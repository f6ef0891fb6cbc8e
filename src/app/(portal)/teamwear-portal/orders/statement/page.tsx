import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TeamStatement } from '@/areas/portal/orders/TeamStatement';
import { loadOwnStatement } from '@/areas/portal/orders/statement-endpoints';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';
import { toSearchParams } from '@/lib/http/search-params';
import { requireTeam } from '@/modules/team/session';

export const metadata: Metadata = { title: 'Statement' };

type StatementPageProps = { searchParams: Promise<PublicQuery<'/teamwear-portal/orders/statement'>> };

export default async function StatementPage({ searchParams }: StatementPageProps) {
  const { payload, team } = await requireTeam('/teamwear-portal/orders/statement', 'invoices');
  const loaded = await loadOwnStatement(payload, team, toSearchParams(await searchParams));
  if (!loaded) notFound();
  return <TeamStatement {...loaded} />;
}
