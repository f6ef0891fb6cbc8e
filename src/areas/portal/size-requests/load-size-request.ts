import type { Payload } from 'payload';
import { compareNames } from '@/domain/teams/roster';
import { env } from '@/lib/env';
import { requestState, type RequestState } from '@/modules/team/size-requests/size-request';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { createLinksNow } from './data/size-links';
import { findSizeRequest, type AskedPlayer, type WaitingAnswer } from './data/size-requests';

export type SizeRequestView = {
  id: string;
  title: string;
  /** The squad that is asked; null for everyone. */
  squad: string | null;
  /** ISO times. */
  deadline: string;
  /** When it was locked, or else the deadline. */
  closesAt: string;
  state: RequestState;
  /** Address of the link for the whole team. */
  teamLink: string;
  /** Active players by name. */
  players: AskedPlayer[];
  answered: number;
  /** By name, of this call and of earlier ones. */
  waiting: WaitingAnswer[];
};

/** Times as JavaScript writes them; JSON of the database says +00:00. */
const withTime = (answer: WaitingAnswer): WaitingAnswer => ({
  ...answer,
  answeredAt: new Date(answer.answeredAt).toISOString(),
});

const linkOf = (token: string) => `${env.publicUrl}/sizes/${token}`;

/** The team’s call for sizes that is open, or else its latest; players added since it was opened get their links. */
export async function loadSizeRequest(payload: Payload, team: SignedTeam): Promise<SizeRequestView | undefined> {
  let row = await findSizeRequest(payload, team.id);
  if (!row) return undefined;
  if (row.withoutLink > 0 && requestState(row) === 'open') {
    await createLinksNow(payload, row.id);
    row = await findSizeRequest(payload, team.id);
    if (!row) return undefined;
  }
  const { id, title, squad, deadline, lockedAt, token, players, waiting } = row;
  const state = requestState(row);
  return {
    id,
    title,
    squad,
    deadline,
    closesAt: state === 'locked' ? (lockedAt ?? deadline) : deadline,
    state,
    teamLink: linkOf(token),
    players: players.map(({ token: own, ...player }) => ({ ...player, link: linkOf(own) })).sort(compareNames),
    waiting: waiting.map(withTime).sort(compareNames),
    answered: players.filter(({ answeredAt }) => answeredAt !== null).length,
  };
}
