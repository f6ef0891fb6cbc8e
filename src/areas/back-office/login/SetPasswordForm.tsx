'use client';

import { useActionState } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { setPassword } from './session-actions';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';

/** A password by the link of an email: the first, or a new one. */
export function SetPasswordForm({ token }: { token: string }) {
  const [{ message, fieldErrors }, action, pending] = useActionState(setPassword, {});
  return (
    <form action={action} className="space-y-5">
      {message && !fieldErrors && <Notice tone="danger">{message}</Notice>}
      <Field label="New password" required hint="At least 12 characters." error={fieldErrors?.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" loading={pending} className="w-full">
        {pending ? 'Saving...' : 'Save password'}
      </Button>
    </form>
  );
}
