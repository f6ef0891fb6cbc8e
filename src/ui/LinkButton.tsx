'use client';

import { buttonClass } from './button-class';
import { FormMessage } from './FormMessage';
import { useActionForm } from './use-sent-form';

export type LinkState = { message?: string };

type LinkButtonProps = {
  action: (before: LinkState, data: FormData) => Promise<LinkState>;
  token: string;
  label: string;
  isQuiet?: boolean;
};

const NOT_REACHED = 'We could not reach the server, so nothing was changed. Please try again.';

/** Merely opening the page changes nothing: mail scanners do that. */
export function LinkButton({ action, token, label, isQuiet }: LinkButtonProps) {
  const { state, isSending, form } = useActionForm<LinkState>({ action, unreached: () => ({ message: NOT_REACHED }) });
  return (
    <form {...form} className="mt-6 space-y-4">
      {state.message && <FormMessage>{state.message}</FormMessage>}
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
