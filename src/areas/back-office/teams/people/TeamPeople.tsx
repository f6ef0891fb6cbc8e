'use client';

import { PeopleList } from '@/modules/team/components/PeopleList';
import type { Person } from '@/modules/team/data/people';
import { callAction } from '@/ui/call-action';
import { changePersonRoleAction, inviteAgainAction, invitePersonAction, removePersonAction } from './people-actions';

type TeamPeopleProps = { teamId: string; username: string; people: readonly Person[] };

export const TeamPeople = ({ teamId, ...list }: TeamPeopleProps) => (
  <PeopleList
    {...list}
    actions={{
      invite: (invitation) => callAction(invitePersonAction(teamId, invitation)),
      inviteAgain: (id) => callAction(inviteAgainAction(teamId, id)),
      changeRole: (id, role, password) => callAction(changePersonRoleAction(teamId, id, { role, password })),
      remove: (id) => callAction(removePersonAction(teamId, id)),
    }}
  />
);
