'use client';

import Link from 'next/link';
import { useActionState, useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';
import { toast } from '@/ui/toast';
import type { LoginAction } from '../sign-in/login-state';
import { CodeInput } from './CodeInput';

type StaffLoginFormProps = {
  action: LoginAction;
  /** Where to go afterwards. */
  next: string;
  /** This login, for whoever wants to begin again. */
  loginPath: string;
  forgotPasswordPath: string;
  submitLabel: string;
};

/**
 * Email and password of staff, then the code where the account has a second factor; it works before and
 * without JavaScript.
 */
export function StaffLoginForm({ action, next, loginPath, forgotPasswordPath, submitLabel }: StaffLoginFormProps) {
  const [{ email, failure, challenge }, submit, pending] = useActionState(action, { email: '' });
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure) toast({ ...failure, variant: 'destructive' });
    if (failure || challenge) form.current?.querySelector<HTMLInputElement>('[data-focus]')?.focus();
  }, [failure, challenge]);

  return (
    <form ref={form} action={submit} className="space-y-5">
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.description}
        </Notice>
      )}
      {challenge ? <CodeField email={email} challenge={challenge} /> : <PasswordFields email={email} />}
      <input type="hidden" name="next" value={next} />
      <Button type="submit" size="lg" loading={pending} className="w-full">
        {pending ? 'Signing In...' : submitLabel}
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
