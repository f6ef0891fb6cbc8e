'use client';

import { useRouter } from 'next/navigation';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { teamFetch } from '../../team-fetch';
import { Notice } from '../account/Notice';

/** The first step of the link for the whole team: who are you? */
export function JoinForm({ token }: { token: string }) {
  const router = useRouter();
  const [error, setError] = useState<string>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    setBusy(true);
    setError(undefined);
    setMessage(undefined);
    const result = await teamFetch<{ token: string }>(`/api/sizes/${token}`, { method: 'POST', body: { name } });
    if (result.ok) return router.push(`/sizes/${result.token}`);
    setBusy(false);
    setError(result.fieldErrors?.name?.[0]);
    if (!result.fieldErrors) setMessage(result.message);
    if (result.code === 'locked' || result.code === 'expired') router.refresh();
  }

  return (
    <form method="post" onSubmit={(event) => void onSubmit(event)} noValidate className="space-y-6">
      <div>
        <h2 className="text-subheading">Who are you?</h2>
        <p className="mt-1.5 text-ink-muted">Then tell us your size, your number and the name for your back.</p>
      </div>
      {message && <Notice tone="danger">{message}</Notice>}
      <Field label="Your name" required error={error} hint="First and last name, as your manager knows you.">
        {(control) => <Input {...control} name="name" autoComplete="name" autoCapitalize="words" maxLength={120} />}
      </Field>
      <Button type="submit" size="lg" loading={isBusy} className="w-full">
        Next
      </Button>
    </form>
  );
}
