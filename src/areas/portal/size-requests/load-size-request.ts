import type { Payload } from 'payload';
import { compareNames } from '@/domain/teams/roster';
import { env } from '@/lib/env';
import { requestState, type RequestState } from '@/modules/team/size-requests/size-request';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { createLinksNow } from './data/size-links';
import { findSizeRequest, type ListedPlayer, type WaitingAnswer } from './data/size-requests';

export type SizeRequestView = {
  id: string;
  title: string;
  squad: string | null;
  deadline: string;
  closesAt: string;
  state: RequestState;
  teamLink: string;
  players: ListedPlayer[];
  answered: number;
  /** By name, including those of earlier forms. */
  waiting: WaitingAnswer[];
};

const withTime = (answer: WaitingAnswer): WaitingAnswer => ({
  ...answer,
  answeredAt: new Date(answer.answeredAt).toISOString(),
});

const linkOf = (token: string) => `${env.publicUrl}/sizes/${token}`;

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
