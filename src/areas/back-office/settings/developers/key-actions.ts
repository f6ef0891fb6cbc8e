'use server';

import { originsIn, originsProblem } from '@/domain/api-keys/allowed-origins';
import { invalidFields } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { asUser } from '@/lib/payload/as-user';
import type { Result } from '@/lib/result';
import { createKey, type CreatedKey } from '@/modules/accounts/keys/create-key';
import { limitKey } from '@/modules/accounts/keys/limit-key';
import { revokeKey } from '@/modules/accounts/keys/revoke-key';
import { memberRequest } from '../../access/session';
import { DEVELOPERS_PATH } from './developers-path';

export async function createKeyAction(typed: unknown): Promise<Result<CreatedKey>> {
  const { req } = await memberRequest('settings:write', DEVELOPERS_PATH);
  return refreshed(createKey(req, typed));
}

export async function revokeKeyAction(id: unknown): Promise<Result> {
  const { req } = await memberRequest('settings:write', DEVELOPERS_PATH);
  return refreshed(revokeKey(req, id), 'not_found');
}

export async function limitKeyAction(id: unknown, requestsPerMinute: unknown): Promise<Result> {
  const { req } = await memberRequest('settings:write', DEVELOPERS_PATH);
  return refreshed(limitKey(req, id, requestsPerMinute), 'not_found');
}

export async function saveOriginsAction(typed: unknown): Promise<Result> {
  const { payload, req } = await memberRequest('settings:write', DEVELOPERS_PATH);
  const text = typeof typed === 'string' ? typed : '';
  const problem = originsProblem(text);
  if (problem) return invalidFields({ allowedOrigins: [problem] });
  return refreshed(saveOrigins(originsIn(text).join('\n')));

  async function saveOrigins(allowedOrigins: string): Promise<Result> {
    await payload.updateGlobal({ slug: 'developer-settings', data: { allowedOrigins }, ...asUser(req) });
    return { ok: true };
  }
}
