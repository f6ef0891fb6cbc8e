'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { parseShirtNumber } from '@/domain/teams/shirt-number';
import { newId } from '@/lib/client/new-id';
import { requestTeam } from '@/modules/team/request-team';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';

/** @param isTeamLink the page moves on to the new answer’s own link. */
export function useSizeForm(token: string, isTeamLink: boolean, firstNumber: string) {
  const router = useRouter();
  const [isSaved, setSaved] = useState(false);
  const [number, setNumber] = useState(firstNumber);
  // Sent with every try, so that a retry adds no second answer.
  const id = useRef<string>(undefined);

  const sent = useSentForm({
    send: async (typed) => {
      id.current ??= newId();
      const result = await requestTeam<{ token?: string }>(
        `/api/sizes/${token}`,
        isTeamLink
          ? { method: 'POST', body: { ...answerIn(typed), id: id.current, name: typed.get('name') } }
          : { method: 'PUT', body: answerIn(typed) },
      );
      if (result.ok && result.value.token) router.push(`/sizes/${result.value.token}`);
      else {
        setSaved(result.ok);
        if (result.ok || result.code === 'locked' || result.code === 'expired') router.refresh();
      }
      return result;
    },
    onTyped: (typed) => {
      setSaved(false);
      setNumber(numberIn(typed));
    },
  });

  return { ...sent, number, isSaved };
}

const numberIn = (typed: FormData) => typedFields(typed, ['jerseyNumber']).jerseyNumber.trim();

function answerIn(typed: FormData) {
  const number = numberIn(typed);
  return {
    sizePreference: typed.get('sizePreference'),
    shortsSize: typed.get('shortsSize') || null,
    socksSize: typed.get('socksSize') || null,
    jerseyNumber: number === '' ? null : (parseShirtNumber(number) ?? number),
    nameOnBack: typed.get('nameOnBack'),
  };
}
