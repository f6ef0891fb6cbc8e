'use client';

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormMessage } from '@/ui/FormMessage';
import { HoneypotField } from '@/ui/HoneypotField';
import { Input } from '@/ui/Input';
import { useActionForm } from '@/ui/use-sent-form';
import { enterCodeAction, requestCodeAction } from './sign-in-actions';
import type { SignInState } from './sign-in-state';

const ANCHOR = 'sign-in';

export function SignInForm() {
  const { state, isSending, startAgain, form } = useActionForm<SignInState>({
    action: requestCodeAction,
    anchor: ANCHOR,
  });
  const { sentTo, request, message, fieldErrors, values } = state;
  if (sentTo && request) return <CodeForm key={request} sentTo={sentTo} request={request} onAgain={startAgain} />;
  return (
    <form {...form} id={ANCHOR} className="relative mt-6 space-y-4">
      {message && !fieldErrors && <FormMessage>{message}</FormMessage>}
      <HoneypotField />
      <Field label="Email address" required error={fieldErrors?.email}>
        {(control) => (
          <Input {...control} name="email" type="email" autoComplete="email" defaultValue={values?.email ?? ''} />
        )}
      </Field>
      <Button type="submit" size="lg" aria-disabled={isSending || undefined} className="w-full">
        {isSending ? 'Sending...' : 'Email me a code'}
      </Button>
    </form>
  );
}

type CodeFormProps = { sentTo: string; request: string; onAgain: () => void };

function CodeForm({ sentTo, request, onAgain }: CodeFormProps) {
  const { state, isSending, form } = useActionForm<SignInState>({ action: enterCodeAction, anchor: ANCHOR });
  const { message, fieldErrors } = state;
  const [focusOnce] = useState(() => (input: HTMLInputElement | null) => input?.focus());
  return (
    <form {...form} id={ANCHOR} className="mt-6 space-y-4">
      {message && !fieldErrors && <FormMessage>{message}</FormMessage>}
      <p role="status" className="wrap-anywhere">
        We’ve emailed a code and a link to <strong>{sentTo}</strong>. They are valid for 15 minutes.
      </p>
      <input type="hidden" name="request" value={request} />
      <input type="hidden" name="email" value={sentTo} />
      <Field label="6-digit code" required error={fieldErrors?.code} hint="Nothing there? Check your spam folder.">
        {(control) => (
          <Input
            {...control}
            ref={focusOnce}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="font-mono text-lg tracking-[0.2em]"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" aria-disabled={isSending || undefined}>
          {isSending ? 'One moment...' : 'Sign in'}
        </Button>
        <Button variant="ghost" size="lg" onClick={onAgain}>
          Send another code
        </Button>
      </div>
    </form>
  );
}
