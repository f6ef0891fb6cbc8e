'use client';

import { unstable_rethrow } from 'next/navigation';
import { useActionState, useEffect, useRef, useState, useTransition, type SyntheticEvent } from 'react';
import type { FieldErrors } from '@/lib/result';

export interface SentFormState {
  message?: string;
  fieldErrors?: FieldErrors;
  values?: Record<string, string>;
}

type SentForm<State> = {
  action: (before: State, data: FormData) => Promise<State>;
  initial?: Awaited<State>;
  /** Id of the form on its page: a browser without script returns there. */
  anchor?: string;
  /** Server rules, loaded on demand: errors, or undefined. */
  check?: (data: FormData) => Promise<FieldErrors | undefined>;
  /** State if there was no response, or a proxy’s own page. */
  unreached?: (before: State) => State;
};

const NOT_REACHED =
  'We could not reach the server, so nothing was sent. What you typed is still here: please try again.';

/** Without script the browser sends the form and the page returns with the outcome. */
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

  /** A changed field is no longer marked wrong until checked again. */
  function onChange({ target }: SyntheticEvent<HTMLFormElement>) {
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
    if (!name || !fieldErrors?.[name]) return;
    const { [name]: _, ...others } = fieldErrors;
    setSent({ ...state, fieldErrors: others });
  }

  return {
    state,
    isSending,
    /** True if sent by script: without it the reader has seen a new page. */
    isByScript: sent !== undefined,
    startAgain: () => setSent({} as State),
    form: {
      ref,
      action: send,
      onSubmit,
      onChange,
      // `check` replaces the browser’s validation.
      noValidate: check !== undefined,
    },
  };
}

/** An empty file field is left out: the browser sends it as a file without a name, which Next calls 'undefined'. */
function filledIn(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const data = new FormData(form, submitter);
  for (const [name, value] of [...data]) if (value instanceof File && value.name === '') data.delete(name);
  return data;
}
