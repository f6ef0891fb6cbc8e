'use client';

import { useActionState, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FieldErrors } from '@/lib/result';

/** What a form for visitors knows of the last time it was sent. */
export interface SentFormState {
  message?: string;
  fieldErrors?: FieldErrors;
  /** What was typed, so that nothing of it is lost where a page without script is drawn anew. */
  values?: Record<string, string>;
}

type SentForm<State> = {
  action: (before: State, data: FormData) => Promise<State>;
  /** Id of the form’s place on its page: where a browser without script comes back to. */
  anchor: string;
  /** Asks the rules of the server, loaded when they are needed: what is wrong, or nothing. */
  check: (data: FormData) => Promise<FieldErrors | undefined>;
};

const NOT_REACHED =
  'We could not reach the server, so nothing was sent. What you typed is still here: please try again.';

/**
 * A form for visitors that arrives with and without script. Without, the browser sends it and the page comes back with
 * what came of it; with script the rules are asked first, nothing typed is lost, and the first wrong field gets focus.
 */
export function useSentForm<State extends SentFormState>({ action, anchor, check }: SentForm<State>) {
  const [answered, send] = useActionState(action, {} as Awaited<State>, `#${anchor}`);
  const [sent, setSent] = useState<State>();
  const [isSending, setSending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const state: State = sent ?? answered;
  const { fieldErrors } = state;

  useEffect(() => {
    if (fieldErrors) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldErrors]);

  async function deliver(data: FormData): Promise<State> {
    try {
      const wrong = await check(data);
      return wrong ? ({ fieldErrors: wrong } as State) : await action({} as State, data);
    } catch {
      return { message: NOT_REACHED } as State;
    }
  }

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const data = filledIn(event.currentTarget);
    setSending(true);
    setSent(await deliver(data));
    setSending(false);
  }

  /** What is typed anew is no longer wrong until it is looked at again. */
  function onChange({ target }: SyntheticEvent<HTMLFormElement>) {
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
    if (!name || !fieldErrors?.[name]) return;
    const { [name]: _, ...others } = fieldErrors;
    setSent({ ...state, fieldErrors: others });
  }

  return {
    state,
    isSending,
    /** Whether script sent it: nobody has seen the page change otherwise. */
    isByScript: sent !== undefined,
    startAgain: () => setSent({} as State),
    /** Spread it on the form. */
    form: {
      ref,
      action: send,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void onSubmit(event),
      onChange,
      noValidate: true,
    },
  };
}

/** What the form holds. A field without files would be sent as a file without a name, which Next calls 'undefined'. */
function filledIn(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const [name, value] of [...data]) if (value instanceof File && value.name === '') data.delete(name);
  return data;
}
