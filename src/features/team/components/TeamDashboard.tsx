import type { Payload, PayloadRequest } from 'payload';
import type { SignedTeam } from '../session';

/** What a manager sees first (spec §2). */
export function TeamDashboard({ team }: { payload: Payload; req: PayloadRequest; team: SignedTeam }) {
  return <h1 className="text-heading">Welcome back, {team.contactPerson ?? team.teamName}</h1>;
}
