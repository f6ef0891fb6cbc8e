'use server';

import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { createKey, type CreatedKey } from '@/modules/accounts/keys/create-key';
import { revokeKey } from '@/modules/accounts/keys/revoke-key';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { requireTeam } from '@/modules/team/session';

const asManager = () => requireTeam(`${PORTAL_HOME}/account`, 'account');

export async function createTeamKeyAction(typed: unknown): Promise<Result<CreatedKey>> {
  const { req } = await asManager();
  return refreshed(createKey(req, typed));
}

export async function revokeTeamKeyAction(id: unknown): Promise<Result> {
  const { req } = await asManager();
  return refreshed(revokeKey(req, id), 'not_found');
}
