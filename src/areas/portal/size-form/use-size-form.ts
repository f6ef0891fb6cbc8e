'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { parseShirtNumber } from '@/domain/teams/shirt-number';
import type { FieldErrors } from '@/lib/result';
import { newId } from '@/lib/client/new-id';
import { requestTeam } from '@/modules/team/request-team';

/** @param isTeamLink the page moves on to the new answer’s own link. */
export function useSizeForm(token: string, isTeamLink: boolean) {
  const router = useRouter();
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  // Sent with every try, so that a retry adds no second answer.
  const id = useRef<string>(undefined);

  async function save() {
    if (!formRef.current || isBusy) return;
    const form = new FormData(formRef.current);
    const number = String(form.get('jerseyNumber') ?? '').trim();
    setBusy(true);
    setErrors({});
    setMessage(undefined);
    setSaved(false);
    const answer = {
      sizePreference: form.get('size'),
      shortsSize: form.get('shortsSize') || null,
      socksSize: form.get('socksSize') || null,
      jerseyNumber: number === '' ? null : (parseShirtNumber(number) ?? number),
      nameOnBack: form.get('nameOnBack'),
    };
    id.current ??= newId();
    const result = await requestTeam<{ token?: string }>(
      `/api/sizes/${token}`,
      isTeamLink
        ? { method: 'POST', body: { ...answer, id: id.current, name: form.get('name') } }
        : { method: 'PUT', body: answer },
    );
    if (result.ok && result.value.token) return router.push(`/sizes/${result.value.token}`);
    setBusy(false);
    setSaved(result.ok);
    if (result.ok) return router.refresh();
    setErrors(result.fieldErrors ?? {});
    if (!result.fieldErrors) setMessage(result.message);
    if (result.code === 'locked' || result.code === 'expired') router.refresh();
    requestAnimationFrame(() =>
      formRef.current?.querySelector<HTMLElement>('[aria-invalid] input, input[aria-invalid]')?.focus(),
    );
  }

  return { formRef, errors, message, isBusy, isSaved, save, touch: () => setSaved(false) };
}
