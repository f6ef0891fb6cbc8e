import type { Metadata } from 'next';
import { RosterScreen } from '@/areas/portal/roster/RosterScreen';
import { SizePanel } from '@/areas/portal/size-requests/SizePanel';
import { squadsOf } from '@/domain/teams/roster';
import { shirtRulesOf } from '@/domain/teams/shirt-rules';
import { loadRoster } from '@/modules/team/data/players';
import { loadSizeRequest } from '@/areas/portal/size-requests/load-size-request';
import { requireTeam } from '@/modules/team/session';

export const metadata: Metadata = { title: 'Roster' };

export default async function RosterPage() {
  const { payload, team } = await requireTeam('/teamwear-portal/roster', 'roster');
  const [players, request] = await Promise.all([loadRoster(payload, team.id), loadSizeRequest(payload, team)]);
  const summary = request && {
    title: request.title,
    squad: request.squad,
    closesAt: request.closesAt,
    state: request.state,
    teamLink: request.teamLink,
    answered: request.answered,
    total: request.players.length,
    toCheck: request.waiting.length,
  };
  return (
    <RosterScreen players={players} rules={shirtRulesOf(team)}>
      <SizePanel
        request={summary}
        playerCount={players.length}
        squads={squadsOf(players.filter(({ isActive }) => isActive))}
      />
    </RosterScreen>
  );
}
