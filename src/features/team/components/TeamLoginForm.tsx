'use client';

import Link from 'next/link';
import { useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { signIn } from '../session-actions';

/** Username and password, both required, with a show/hide toggle (spec §2, §5); it works before and without JavaScript. */
export function TeamLoginForm({ next }: { next: string }) {
  const [{ username, failure }, action, pending] = useActionState(signIn, { username: '' });
  const [isVisible, setVisible] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!failure) return;
    toast({ ...failure, variant: 'destructive' });
    password.current?.focus();
  }, [failure]);

  return (
    <form action={action} className="space-y-5">
      {failure && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-sm text-danger">
          <strong className="block font-semibold">{failure.title}</strong>
          {failure.description}
        </p>
      )}
      <Field label="Username" required>
        {(control) => (
          <Input
            {...control}
            required
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={320}
            defaultValue={username}
          />
        )}
      </Field>
      <Field label="Password" required>
        {(control) => (
          <span className="relative block">
            <Input
              {...control}
              required
              ref={password}
              name="password"
              type={isVisible ? 'text' : 'password'}
              autoComplete="current-password"
              maxLength={1000}
              className="pr-18"
            />
            <button
              type="button"
              aria-label={isVisible ? 'Hide password' : 'Show password'}
              onClick={() => setVisible(!isVisible)}
              className="sporty absolute inset-y-1 right-1 rounded-control px-3 text-sm text-ink-muted hover:text-ink"
            >
              {isVisible ? 'Hide' : 'Show'}
            </button>
          </span>
        )}
      </Field>
      <input type="hidden" name="next" value={next} />
      <Button type="submit" size="lg" loading={pending} className="w-full">
        {pending ? 'Logging in...' : 'Login'}
      </Button>
      <p className="text-center text-sm">
        <Link
          href="/teamwear-portal/forgot-password"
          prefetch={false}
          className="font-medium text-accent underline underline-offset-4"
        >
          Forgot your password?
        </Link>
      </p>
    </form>
  );
}
