'use client';

import { useRouter } from 'next/navigation';
import type { RequestOptions, Answer } from '@/lib/client/request';
import type { Result } from '@/lib/result';
import { requestTeam } from '@/modules/team/request-team';
import { PeopleList } from '@/modules/team/components/PeopleList';
import type { Person } from '@/modules/team/data/people';

type TeamPeopleProps = { username: string; people: readonly Person[]; self?: string };

export function TeamPeople(props: TeamPeopleProps) {
  const router = useRouter();

  async function change(path: string, options: RequestOptions): Promise<Result> {
    const answer: Answer<object> = await requestTeam(`/api/team/people${path}`, options);
    if (!answer.ok) return answer;
    router.refresh();
    return { ok: true };
  }

  return (
    <PeopleList
      {...props}
      actions={{
        invite: (body) => change('', { method: 'POST', body }),
        inviteAgain: (id) => change(`/${id}/invite`, { method: 'POST' }),
        changeRole: (id, role, password) => change(`/${id}`, { method: 'PATCH', body: { role, password } }),
        remove: (id) => change(`/${id}`, { method: 'DELETE' }),
      }}
    />
  );
}
