'use client';

import Link from 'next/link';
import { useActionState, useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { signIn } from '../session-actions';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';

/** Username and password, both required; it works before and without JavaScript. */
export function TeamLoginForm({ next }: { next: string }) {
  const [{ username, failure }, action, pending] = useActionState(signIn, { username: '' });
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!failure) return;
    toast({ ...failure, variant: 'destructive' });
    password.current?.focus();
  }, [failure]);

  return (
    <form action={action} className="space-y-5">
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.description}
        </Notice>
      )}
      <Field label="Username" hint="Your team’s username or your own email address." required>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={320}
            defaultValue={username}
          />
        )}
      </Field>
      <Field label="Password" required>
        {(control) => <PasswordInput {...control} ref={password} name="password" autoComplete="current-password" />}
      </Field>
      <input type="hidden" name="next" value={next} />
      <Button type="submit" size="lg" loading={pending} className="w-full">
        {pending ? 'Logging in...' : 'Login'}
      </Button>
      <p className="text-center text-sm">
        <Link
          href="/teamwear-portal/forgot-password"
          prefetch={false}
          className="inline-block py-1 font-medium text-accent underline underline-offset-4"
        >
          Forgot your password?
        </Link>
      </p>
    </form>
  );
}
