'use client';

import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { FormMessage } from '@/ui/FormMessage';
import { useActionForm, type SentFormState } from '@/ui/use-sent-form';
import { deleteDataAction } from './delete-data-action';

export function DeleteData() {
  const { state, isSending, form } = useActionForm<SentFormState>({ action: deleteDataAction });
  return (
    <form {...form} className="space-y-4">
      {state.message && <FormMessage>{state.message}</FormMessage>}
      <Checkbox name="sure" required label="Delete my data. I cannot undo this." />
      <Button type="submit" variant="destructive" aria-disabled={isSending || undefined}>
        {isSending ? 'Deleting...' : 'Delete my data'}
      </Button>
    </form>
  );
}
