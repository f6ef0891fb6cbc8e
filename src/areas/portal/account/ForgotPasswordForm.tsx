'use client';

import { useEntryForm } from '@/modules/accounts/components/use-entry-form';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { requestResetAction } from './account-actions';
import { Notice } from '@/ui/Notice';

export function ForgotPasswordForm() {
  const { state, isSending, form } = useEntryForm({ action: requestResetAction });
  const { done, message, fieldErrors, failure } = state;
  if (done) return <Notice tone="success">{done}</Notice>;
  return (
    <form {...form} className="space-y-5">
      {message && <Notice tone="danger">{message}</Notice>}
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.description}
        </Notice>
      )}
      <Field label="Username or email address" required error={fieldErrors?.name}>
        {(control) => <Input {...control} name="name" autoComplete="username" autoCapitalize="none" maxLength={320} />}
      </Field>
      <Button type="submit" size="lg" loading={isSending} className="w-full">
        Send link
      </Button>
    </form>
  );
}
