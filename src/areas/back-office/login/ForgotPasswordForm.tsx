'use client';

import Link from 'next/link';
import { useEntryForm } from '@/modules/accounts/components/use-entry-form';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { LOGIN_PATH } from '@/modules/accounts/sign-in/back-office-path';
import { requestPasswordLink } from './session-actions';
import { Notice } from '@/ui/Notice';

export function ForgotPasswordForm() {
  const { state, isSending, form } = useEntryForm({ action: requestPasswordLink });
  const { done, message, fieldErrors, failure } = state;
  return (
    <form {...form} className="space-y-5">
      {done ? (
        <Notice tone="success">{done}</Notice>
      ) : (
        <>
          {message && <Notice tone="danger">{message}</Notice>}
          {failure && (
            <Notice tone="danger" title={failure.title}>
              {failure.description}
            </Notice>
          )}
          <Field label="Email" error={fieldErrors?.email}>
            {(control) => (
              <Input {...control} required name="email" type="email" autoComplete="username" maxLength={320} />
            )}
          </Field>
          <Button type="submit" size="lg" loading={isSending} className="w-full">
            Send link
          </Button>
        </>
      )}
      <p className="text-center text-sm">
        <Link href={LOGIN_PATH} prefetch={false} className="underline underline-offset-4">
          Back to sign in
        </Link>
      </p>
    </form>
  );
}
