'use client';

import { useActionState } from 'react';
import { buttonClass } from './button-class';
import { FormMessage } from './FormMessage';

/** What a page says where its button did nothing; the page itself shows what it did. */
export type LinkState = { message?: string };

type LinkButtonProps = {
  action: (before: LinkState, data: FormData) => Promise<LinkState>;
  token: string;
  label: string;
  isQuiet?: boolean;
};

/** The button of a link’s page, with and without script: opening the page changes nothing, mail scanners do that too. */
export function LinkButton({ action, token, label, isQuiet }: LinkButtonProps) {
  const [{ message }, send, isSending] = useActionState(action, {});
  return (
    <form action={send} className="mt-6 space-y-4">
      {message && <FormMessage>{message}</FormMessage>}
      <input type="hidden" name="token" value={token} />
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        className={buttonClass(isQuiet ? 'outline' : 'primary', 'lg')}
      >
        {isSending ? 'One moment...' : label}
      </button>
    </form>
  );
}
