import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { Payload, PayloadRequest } from 'payload';
import { cache } from 'react';
import { teamRoleCan, type TeamPermission } from '@/domain/teams/team-roles';
import { readSession } from '@/modules/accounts/session/session';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { localRequest } from '@/lib/payload/local-request';
import { loadTeamSession, type TeamSession } from './load-team-session';
import { noAccessHref, portalLoginHref } from './portal-path';

type Portal = { payload: Payload; session: TeamSession | undefined };

/** Once a request. Nobody of a deactivated team is signed in. */
export const currentTeam = cache(async (): Promise<Portal> => {
  const { payload, user } = await readSession('teams');
  if (user) markPrivate();
  return { payload, session: await loadTeamSession(payload, user) };
});

type TeamRequest = TeamSession & { payload: Payload; req: PayloadRequest };

/** Redirects to the login, or to the page that names the people with the permission. */
export async function requireTeam(path: string, permission: TeamPermission): Promise<TeamRequest> {
  const { payload, session } = await currentTeam();
  if (!session) redirect(portalLoginHref(path));
  if (!teamRoleCan(session.role, permission)) redirect(noAccessHref(permission));
  return { payload, ...session, req: await localRequest(payload, { headers: await headers(), user: session.user }) };
}
