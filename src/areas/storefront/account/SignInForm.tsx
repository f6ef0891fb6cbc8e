'use client';

import { useCallback } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormMessage } from '@/ui/FormMessage';
import { HoneypotField } from '@/ui/HoneypotField';
import { Input } from '@/ui/Input';
import { useActionForm } from '@/ui/use-sent-form';
import { signInAction } from './sign-in-actions';
import type { SignInState } from './sign-in-state';

const ANCHOR = 'sign-in';

export function SignInForm() {
  const { state, isSending, startAgain, form } = useActionForm<SignInState>({ action: signInAction, anchor: ANCHOR });
  const { sentTo, request, message, fieldErrors, values } = state;
  return (
    <form {...form} id={ANCHOR} className="relative mt-6 space-y-4">
      {message && !fieldErrors && <FormMessage>{message}</FormMessage>}
      {sentTo && request ? (
        <>
          <CodeFields sentTo={sentTo} request={request} error={fieldErrors?.code} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="lg" aria-disabled={isSending || undefined}>
              {isSending ? 'One moment...' : 'Sign in'}
            </Button>
            <Button variant="ghost" size="lg" onClick={startAgain}>
              Send another code
            </Button>
          </div>
        </>
      ) : (
        <>
          <HoneypotField />
          <Field label="Email address" required error={fieldErrors?.email}>
            {(control) => (
              <Input {...control} name="email" type="email" autoComplete="email" defaultValue={values?.email ?? ''} />
            )}
          </Field>
          <Button type="submit" size="lg" aria-disabled={isSending || undefined} className="w-full">
            {isSending ? 'Sending...' : 'Email me a code'}
          </Button>
        </>
      )}
    </form>
  );
}

type CodeFieldsProps = { sentTo: string; request: string; error?: string[] };

function CodeFields({ sentTo, request, error }: CodeFieldsProps) {
  const focus = useCallback((input: HTMLInputElement | null) => input?.focus(), []);
  return (
    <>
      <p role="status" className="wrap-anywhere">
        We’ve emailed a code and a link to <strong>{sentTo}</strong>. They are valid for 15 minutes.
      </p>
      <input type="hidden" name="request" value={request} />
      <input type="hidden" name="email" value={sentTo} />
      <Field label="6-digit code" required error={error} hint="Nothing there? Check your spam folder.">
        {(control) => (
          <Input
            {...control}
            ref={focus}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="font-mono text-lg tracking-[0.2em]"
          />
        )}
      </Field>
    </>
  );
}
