'use client';

import { useEffect } from 'react';
import { subscribeAction } from '../newsletter-actions';
import { CHECK_INBOX, type NewsletterFormState } from '../newsletter-form-state';
import { Field } from '@/ui/Field';
import { FormMessage } from '@/ui/FormMessage';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { HoneypotField } from '@/ui/HoneypotField';
import { useActionForm } from '@/ui/use-sent-form';

/** Works without script, too. `anchor`: id of its place, as a page may hold several. */
export function NewsletterForm({ anchor }: { anchor: string }) {
  const { state, isSending, isByScript, form } = useActionForm<NewsletterFormState>({
    action: subscribeAction,
    anchor,
    check: async (data) => {
      const { readNewsletter } = await import('../read-newsletter');
      const read = readNewsletter(data);
      return read.ok ? undefined : read.fieldErrors;
    },
  });
  const { isSent, message, fieldErrors, values } = state;

  useEffect(() => {
    if (!isSent || !isByScript) return;
    form.ref.current?.reset();
    toast({ title: 'Almost there', description: CHECK_INBOX });
  }, [isSent, isByScript, state, form.ref]);

  return (
    <form {...form} className="relative space-y-3">
      {message && <FormMessage>{message}</FormMessage>}
      <HoneypotField />
      <div className="flex flex-col gap-2.5 sm:flex-row sm:items-start">
        <Field label="Email address" hideLabel required error={fieldErrors?.email} className="grow">
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              placeholder="Enter your email"
              defaultValue={values?.email ?? ''}
              className="min-h-13 px-4"
            />
          )}
        </Field>
        <button
          type="submit"
          aria-disabled={isSending || undefined}
          className="sporty min-h-13 shrink-0 rounded-control bg-volt px-7 text-lg text-volt-ink transition-opacity hover:opacity-85"
        >
          {isSending ? 'Sending...' : 'Subscribe'}
        </button>
      </div>
      {isSent && (
        <p role={isByScript ? undefined : 'status'} className="font-medium">
          {CHECK_INBOX}
        </p>
      )}
    </form>
  );
}
