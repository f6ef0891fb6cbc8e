'use client';

import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { signIn } from '../session-actions';

/** E-mail and password of staff (spec §2); it works before and without JavaScript. */
export function LoginForm({ next }: { next: string }) {
  const [state, action, pending] = useActionState(signIn, { email: '' });
  const [visible, setVisible] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const { failure } = state;

  useEffect(() => {
    if (!failure) return;
    toast({ ...failure, variant: 'destructive' });
    password.current?.focus();
  }, [failure]);

  return (
    <form action={action} className="space-y-5">
      {failure && (
        <div role="alert" className="flex gap-3 rounded-control bg-danger-soft px-4 py-3 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <div>
            <p className="font-semibold">{failure.title}</p>
            <p>{failure.description}</p>
          </div>
        </div>
      )}
      <Field label="Email">
        {(control) => (
          <Input
            {...control}
            required
            name="email"
            type="email"
            autoComplete="username"
            maxLength={320}
            defaultValue={state.email}
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <span className="relative block">
            <Input
              {...control}
              required
              name="password"
              type={visible ? 'text' : 'password'}
              autoComplete="current-password"
              maxLength={1000}
              ref={password}
              className="pr-12"
            />
            <IconButton
              label={visible ? 'Hide password' : 'Show password'}
              size="sm"
              onClick={() => setVisible(!visible)}
              className="absolute top-1/2 right-1 -translate-y-1/2 text-ink-muted"
            >
              {visible ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
            </IconButton>
          </span>
        )}
      </Field>
      <input type="hidden" name="next" value={next} />
      <Button type="submit" size="lg" loading={pending} className="w-full">
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
