import type { Payload } from 'payload';
import { ApiKeys } from '@/modules/accounts/components/keys/ApiKeys';
import { listKeys } from '@/modules/accounts/data/keys';
import { createTeamKeyAction, revokeTeamKeyAction } from './key-actions';

export async function TeamKeys({ payload, teamId }: { payload: Payload; teamId: string }) {
  return (
    <ApiKeys
      kind="teams"
      intro="A program of yours reads and changes your team’s records by a key."
      keys={await listKeys(payload, teamId)}
      create={createTeamKeyAction}
      revoke={revokeTeamKeyAction}
    />
  );
}
