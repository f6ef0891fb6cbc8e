'use client';

import Link from 'next/link';
import { useActionState, useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { FORGOT_PASSWORD_PATH } from '../rules/same-site-path';
import { signIn } from '../session-actions';
import { Notice } from './settings/Notice';
import { PasswordInput } from './settings/PasswordInput';

/**
 * E-mail and password of staff (spec §2), then the code where the account has a second factor; it works before and
 * without JavaScript.
 */
export function LoginForm({ next }: { next: string }) {
  const [{ email, failure, challenge }, action, pending] = useActionState(signIn, { email: '' });
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure) toast({ ...failure, variant: 'destructive' });
    if (failure || challenge) form.current?.querySelector<HTMLInputElement>('[data-focus]')?.focus();
  }, [failure, challenge]);

  return (
    <form ref={form} action={action} className="space-y-5">
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.description}
        </Notice>
      )}
      {challenge ? <CodeField email={email} challenge={challenge} /> : <PasswordFields email={email} />}
      <input type="hidden" name="next" value={next} />
      <Button type="submit" size="lg" loading={pending} className="w-full">
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
      <p className="text-center text-sm">
        {challenge ? (
          <a href={`/admin/login?${new URLSearchParams({ next })}`} className="underline underline-offset-4">
            Sign in with another account
          </a>
        ) : (
          <Link href={FORGOT_PASSWORD_PATH} prefetch={false} className="underline underline-offset-4">
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
      <Field label="Enter the 6-digit code" hint="From your authenticator app. A recovery code works as well, once.">
        {(control) => (
          <Input
            {...control}
            required
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            data-focus
            className="font-mono text-lg tracking-[0.2em]"
          />
        )}
      </Field>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="challenge" value={challenge} />
    </>
  );
}
