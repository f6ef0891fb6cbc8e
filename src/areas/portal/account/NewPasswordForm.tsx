'use client';

import { useActionState } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { setNewPassword } from './account-actions';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';

/** A new password by the link of an email. */
export function NewPasswordForm({ token }: { token: string }) {
  const [{ message, fieldErrors }, action, pending] = useActionState(setNewPassword, {});
  return (
    <form action={action} className="space-y-5">
      {message && !fieldErrors && <Notice tone="danger">{message}</Notice>}
      <Field label="New password" required hint="At least 10 characters." error={fieldErrors?.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" loading={pending} className="w-full">
        Save password
      </Button>
    </form>
  );
}
