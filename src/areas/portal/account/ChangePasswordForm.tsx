'use client';

import { useEffect } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { setOwnPassword } from './account-actions';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';
import { useActionForm } from '@/ui/use-sent-form';

export function ChangePasswordForm() {
  const { state, isSending, form } = useActionForm({ action: setOwnPassword });
  const { done, message, fieldErrors } = state;
  const { ref } = form;

  useEffect(() => {
    if (done) ref.current?.reset();
  }, [done, state, ref]);

  return (
    <form {...form} className="max-w-md space-y-5">
      {done && <Notice tone="success">{done}</Notice>}
      {message && !fieldErrors && <Notice tone="danger">{message}</Notice>}
      <Field label="Current password" required error={fieldErrors?.current}>
        {(control) => <PasswordInput {...control} name="current" autoComplete="current-password" />}
      </Field>
      <Field label="New password" required hint="At least 10 characters." error={fieldErrors?.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <Button type="submit" loading={isSending}>
        Change password
      </Button>
    </form>
  );
}
