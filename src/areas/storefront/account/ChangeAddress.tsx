'use client';

import { buttonClass } from '@/ui/button-class';
import { FormMessage } from '@/ui/FormMessage';
import { useActionForm, type SentFormState } from '@/ui/use-sent-form';
import { changeAddressAction } from './address-actions';

type ChangeAddressProps = { id: string; change: 'first' | 'remove'; label: string };

export function ChangeAddress({ id, change, label }: ChangeAddressProps) {
  const { state, isSending, form } = useActionForm<SentFormState>({ action: changeAddressAction });
  return (
    <form {...form}>
      {state.message && <FormMessage>{state.message}</FormMessage>}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="change" value={change} />
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        className={buttonClass(change === 'remove' ? 'ghost' : 'outline', 'sm')}
      >
        {label}
      </button>
    </form>
  );
}
