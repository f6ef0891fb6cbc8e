import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { Payload, PayloadRequest } from 'payload';
import { cache } from 'react';
import { readSession } from '@/modules/accounts/session/session';
import { teamUser } from '@/lib/active-user';
import { markPrivate } from '@/lib/http-cache/request-scope';
import { localRequest } from '@/lib/payload';
import type { Team } from '@/payload-types';
import { portalLoginHref } from './portal-path';

export type SignedTeam = Team & { collection: 'teams' };
type Portal = { payload: Payload; team: SignedTeam | undefined };

/** The signed-in team, read once a request; a deactivated one is a stranger from its next request on. */
export const currentTeam = cache(async (): Promise<Portal> => {
  markPrivate();
  const { payload, user } = await readSession('teams');
  return { payload, team: teamUser(user) };
});

type TeamRequest = { payload: Payload; team: SignedTeam; req: PayloadRequest };

/** Guards a page of the portal: answers the team with a request to hand to operations, or redirects to the login. */
export async function requireTeam(path: string): Promise<TeamRequest> {
  const { payload, team } = await currentTeam();
  if (!team) redirect(portalLoginHref(path));
  return { payload, team, req: await localRequest(payload, { headers: await headers(), user: team }) };
}
