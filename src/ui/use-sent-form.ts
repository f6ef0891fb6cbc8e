'use client';

import { unstable_rethrow } from 'next/navigation';
import { useActionState, useEffect, useRef, useState, useTransition, type SyntheticEvent } from 'react';
import type { FieldErrors } from '@/lib/result';

/** What a form knows of the last time it was sent. */
export interface SentFormState {
  message?: string;
  fieldErrors?: FieldErrors;
  /** What was typed, so that nothing of it is lost where a page without script is drawn anew. */
  values?: Record<string, string>;
}

type SentForm<State> = {
  action: (before: State, data: FormData) => Promise<State>;
  /** State before it is sent. */
  initial?: Awaited<State>;
  /** Id of the form’s place on its page, where it is not all of it: a browser without script comes back there. */
  anchor?: string;
  /** Asks the rules of the server, loaded when they are needed: what is wrong, or nothing. */
  check?: (data: FormData) => Promise<FieldErrors | undefined>;
  /** State after an answer that never came, or was a proxy’s own page. */
  unreached?: (before: State) => State;
};

const NOT_REACHED =
  'We could not reach the server, so nothing was sent. What you typed is still here: please try again.';

/**
 * A form that arrives with and without script. Without, the browser sends it and the page comes back with what came of
 * it; with script the rules are asked first, nothing typed is lost, and the first wrong field gets focus.
 */
export function useSentForm<State extends SentFormState>(parts: SentForm<State>) {
  const { action, initial = {} as Awaited<State>, anchor, check, unreached } = parts;
  const [answered, send] = useActionState(action, initial, anchor && `#${anchor}`);
  const [sent, setSent] = useState<State>();
  const [isSending, startSending] = useTransition();
  const ref = useRef<HTMLFormElement>(null);
  const state: State = sent ?? answered;
  const { fieldErrors } = state;

  useEffect(() => {
    if (fieldErrors) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldErrors]);

  async function deliver(data: FormData): Promise<State> {
    try {
      const wrong = await check?.(data);
      return wrong ? ({ fieldErrors: wrong } as State) : await action(initial, data);
    } catch (error) {
      unstable_rethrow(error);
      return unreached ? unreached(state) : ({ message: NOT_REACHED } as State);
    }
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    if (isSending) return;
    const data = filledIn(event.currentTarget, event.nativeEvent.submitter);
    startSending(async () => setSent(await deliver(data)));
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
      onSubmit,
      onChange,
      // Rules asked by `check` take the place of the browser’s.
      noValidate: check !== undefined,
    },
  };
}

/** Values of the form, with that of the button that sends it. A field without files would be sent as a file without a name, which Next calls 'undefined'. */
function filledIn(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const data = new FormData(form, submitter);
  for (const [name, value] of [...data]) if (value instanceof File && value.name === '') data.delete(name);
  return data;
}
