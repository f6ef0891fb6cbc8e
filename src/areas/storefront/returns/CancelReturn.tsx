'use client';

import { Button } from '@/ui/Button';
import { FormMessage } from '@/ui/FormMessage';
import { useActionForm } from '@/ui/use-sent-form';
import type { LinkState } from '@/ui/LinkButton';
import { cancelReturnAction } from './return-actions';

export function CancelReturn({ token, id, returnNumber }: { token: string; id: string; returnNumber: string }) {
  const { state, isSending, form } = useActionForm<LinkState>({ action: cancelReturnAction, anchor: 'returns' });
  return (
    <form {...form} className="space-y-3">
      {state.message && <FormMessage>{state.message}</FormMessage>}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        aria-label={`Cancel return ${returnNumber}`}
        aria-disabled={isSending || undefined}
      >
        {isSending ? 'One moment...' : 'Cancel this return'}
      </Button>
    </form>
  );
}
