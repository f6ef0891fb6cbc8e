import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SizeRequestScreen } from '@/areas/portal/size-requests/SizeRequestScreen';
import { loadSizeRequest } from '@/areas/portal/size-requests/load-size-request';
import { requireTeam } from '@/modules/team/session';
import { shirtRulesOf } from '@/domain/teams/shirt-rules';

export const metadata: Metadata = { title: 'Size links' };

export default async function SizeLinksPage() {
  const { payload, team } = await requireTeam('/teamwear-portal/roster/sizes', 'roster');
  const request = await loadSizeRequest(payload, team);
  if (!request) redirect('/teamwear-portal/roster');
  return <SizeRequestScreen request={request} numbersUniqueIn={shirtRulesOf(team).numbersUniqueIn} />;
}
