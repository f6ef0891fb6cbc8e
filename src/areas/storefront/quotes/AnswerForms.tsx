'use client';

import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormMessage } from '@/ui/FormMessage';
import { Input } from '@/ui/Input';
import { RadioGroup } from '@/ui/RadioGroup';
import { Textarea } from '@/ui/Textarea';
import { useActionForm, type SentFormState } from '@/ui/use-sent-form';
import { acceptQuoteAction, declineQuoteAction } from './quote-actions';

type AcceptFormProps = { token: string; /** Names, none of the only one. */ options: readonly string[] };

export function AcceptForm({ token, options }: AcceptFormProps) {
  const { state, isSending, form } = useActionForm<SentFormState>({ action: acceptQuoteAction, anchor: 'accept' });
  const { message, fieldErrors, values } = state;
  return (
    <form {...form} className="mt-4 max-w-lg space-y-4">
      {message && <FormMessage>{message}</FormMessage>}
      <input type="hidden" name="token" value={token} />
      {options.length > 1 && (
        <RadioGroup
          name="option"
          legend="Option"
          options={options.map((label, index) => ({ value: String(index + 1), label }))}
          defaultValue={values?.option}
          error={fieldErrors?.option}
          required
        />
      )}
      <Field label="Your name" required error={fieldErrors?.name}>
        {(control) => (
          <Input {...control} name="name" autoComplete="name" maxLength={120} defaultValue={values?.name ?? ''} />
        )}
      </Field>
      <Button type="submit" size="lg" aria-disabled={isSending || undefined} className="w-full">
        {isSending ? 'One moment...' : 'Accept and order'}
      </Button>
    </form>
  );
}

export function DeclineForm({ token }: { token: string }) {
  const { state, isSending, form } = useActionForm<SentFormState>({ action: declineQuoteAction, anchor: 'decline' });
  const { message, fieldErrors, values } = state;
  return (
    <details className="mt-6 max-w-lg" open={message !== undefined || undefined}>
      <summary className="cursor-pointer py-2 text-ink-muted">No, thank you</summary>
      <form {...form} className="mt-2 space-y-4">
        {message && <FormMessage>{message}</FormMessage>}
        <input type="hidden" name="token" value={token} />
        <Field label="A word on why" optional error={fieldErrors?.reason}>
          {(control) => (
            <Textarea {...control} name="reason" rows={3} maxLength={1000} defaultValue={values?.reason ?? ''} />
          )}
        </Field>
        <Button type="submit" variant="outline" aria-disabled={isSending || undefined}>
          {isSending ? 'One moment...' : 'Decline this quote'}
        </Button>
      </form>
    </details>
  );
}
