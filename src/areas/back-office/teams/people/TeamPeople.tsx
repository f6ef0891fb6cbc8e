'use client';

import { PeopleList } from '@/modules/team/components/people/PeopleList';
import type { Person } from '@/modules/team/data/people';
import { answerOf } from '@/ui/answer-of';
import { changePersonRoleAction, inviteAgainAction, invitePersonAction, removePersonAction } from './people-actions';

type TeamPeopleProps = { teamId: string; username: string; people: readonly Person[] };

export const TeamPeople = ({ teamId, ...list }: TeamPeopleProps) => (
  <PeopleList
    {...list}
    actions={{
      invite: (invitation) => answerOf(invitePersonAction(teamId, invitation)),
      inviteAgain: (id) => answerOf(inviteAgainAction(teamId, id)),
      changeRole: (id, role, password) => answerOf(changePersonRoleAction(teamId, id, { role, password })),
      remove: (id) => answerOf(removePersonAction(teamId, id)),
    }}
  />
);
