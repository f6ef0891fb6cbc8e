'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';
import type { LoginAction } from '../sign-in/login-state';
import { CodeInput } from './CodeInput';
import { useEntryForm } from './use-entry-form';

type StaffLoginFormProps = {
  action: LoginAction;
  next: string;
  loginPath: string;
  forgotPasswordPath: string;
  submitLabel: string;
  errorTitle?: string;
};

/** Works without JavaScript. */
export function StaffLoginForm(props: StaffLoginFormProps) {
  const { action, next, loginPath, forgotPasswordPath, submitLabel, errorTitle } = props;
  const { state, isSending, form } = useEntryForm({ action, initial: { email: '' }, errorTitle });
  const { email, failure, challenge } = state;
  const { ref } = form;

  useEffect(() => {
    if (failure || challenge) ref.current?.querySelector<HTMLInputElement>('[data-focus]')?.select();
  }, [failure, challenge, ref]);

  return (
    <form {...form} className="space-y-5">
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.description}
        </Notice>
      )}
      {challenge ? <CodeField email={email} challenge={challenge} /> : <PasswordFields email={email} />}
      <input type="hidden" name="next" value={next} />
      <Button type="submit" size="lg" loading={isSending} className="w-full">
        {isSending ? 'Signing In...' : submitLabel}
      </Button>
      <p className="text-center text-sm">
        {challenge ? (
          <a href={`${loginPath}?${new URLSearchParams({ next })}`} className="underline underline-offset-4">
            Sign in with another account
          </a>
        ) : (
          <Link href={forgotPasswordPath} prefetch={false} className="underline underline-offset-4">
            Forgot your password?
          </Link>
        )}
      </p>
    </form>
  );
}

function PasswordFields({ email }: { email: string }) {
  return (
    <>
      <Field label="Email">
        {(control) => (
          <Input
            {...control}
            required
            name="email"
            type="email"
            autoComplete="username"
            maxLength={320}
            defaultValue={email}
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <PasswordInput {...control} required name="password" autoComplete="current-password" data-focus />
        )}
      </Field>
    </>
  );
}

function CodeField({ email, challenge }: { email: string; challenge: string }) {
  return (
    <>
      <Field label="Enter the 6-digit code" hint="From your authenticator app. A recovery code works too, once.">
        {(control) => <CodeInput {...control} name="code" data-focus />}
      </Field>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="challenge" value={challenge} />
    </>
  );
}
