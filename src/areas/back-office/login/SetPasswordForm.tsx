'use client';

import { useEntryForm } from '@/modules/accounts/components/use-entry-form';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { setPassword } from './session-actions';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';

export function SetPasswordForm({ token }: { token: string }) {
  const { state, isSending, form } = useEntryForm({ action: setPassword });
  const { message, fieldErrors, failure } = state;
  return (
    <form {...form} className="space-y-5">
      {message && !fieldErrors && <Notice tone="danger">{message}</Notice>}
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.description}
        </Notice>
      )}
      <Field label="New password" required hint="At least 12 characters." error={fieldErrors?.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" loading={isSending} className="w-full">
        {isSending ? 'Saving...' : 'Save password'}
      </Button>
    </form>
  );
}
