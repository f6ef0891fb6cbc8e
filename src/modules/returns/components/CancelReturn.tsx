'use client';

import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { FormMessage } from '@/ui/FormMessage';
import { useActionForm } from '@/ui/use-sent-form';
import type { LinkState } from '@/ui/LinkButton';

type CancelReturnProps = {
  action: (before: LinkState, form: FormData) => Promise<LinkState>;
  returnNumber: string;
  children?: ReactNode;
};

export function CancelReturn({ action, returnNumber, children }: CancelReturnProps) {
  const { state, isSending, form } = useActionForm<LinkState>({ action, anchor: 'returns' });
  return (
    <form {...form} className="space-y-3">
      {state.message && <FormMessage>{state.message}</FormMessage>}
      {children}
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
