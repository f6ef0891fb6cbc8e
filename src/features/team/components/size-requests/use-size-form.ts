'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { FieldErrors } from '@/lib/result';
import { teamFetch } from '../../team-fetch';

/** Sends what a player says, as often as it changes. What is typed stays in the form, whatever happens on the way. */
export function useSizeForm(token: string) {
  const router = useRouter();
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);

  async function save() {
    if (!formRef.current || isBusy) return;
    const form = new FormData(formRef.current);
    const number = String(form.get('jerseyNumber') ?? '').trim();
    setBusy(true);
    setErrors({});
    setMessage(undefined);
    setSaved(false);
    const result = await teamFetch(`/api/sizes/${token}`, {
      method: 'PUT',
      body: {
        sizePreference: form.get('size'),
        jerseyNumber: number === '' ? null : /^\d+$/.test(number) ? Number(number) : number,
        nameOnBack: form.get('nameOnBack'),
      },
    });
    setBusy(false);
    setSaved(result.ok);
    if (result.ok) return;
    setErrors(result.fieldErrors ?? {});
    if (!result.fieldErrors) setMessage(result.message);
    if (result.code === 'locked' || result.code === 'expired') router.refresh();
    requestAnimationFrame(() =>
      formRef.current?.querySelector<HTMLElement>('[aria-invalid] input, input[aria-invalid]')?.focus(),
    );
  }

  return { formRef, errors, message, isBusy, isSaved, save, touch: () => setSaved(false) };
}
