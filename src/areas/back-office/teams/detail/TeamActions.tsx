'use client';

import { buttonClass } from '@/ui/button-class';
import { TeamMenu } from '../TeamMenu';
import { DeleteTeam, type TeamSummary } from '../DeleteTeam';

export function TeamActions({ team }: { team: TeamSummary }) {
  const className = buttonClass('outline', 'sm');
  return (
    <>
      <DeleteTeam team={team} leaves className={className} />
      <TeamMenu team={team} className={className} />
    </>
  );
}
