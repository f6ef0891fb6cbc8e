'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { useEntryForm } from '@/modules/accounts/components/use-entry-form';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { signIn } from '../session-actions';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';

export function TeamLoginForm({ next }: { next: string }) {
  const { state, isSending, form } = useEntryForm({ action: signIn, initial: { username: '' } });
  const { username, failure } = state;
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (failure) password.current?.select();
  }, [failure]);

  return (
    <form {...form} className="space-y-5">
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
      <Button type="submit" size="lg" loading={isSending} className="w-full">
        {isSending ? 'Logging in...' : 'Login'}
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
