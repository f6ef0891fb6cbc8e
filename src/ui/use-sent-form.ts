'use client';

import { unstable_rethrow } from 'next/navigation';
import { useActionState, useEffect, useRef, useState, useTransition, type SyntheticEvent } from 'react';
import type { FieldErrors } from '@/lib/result';

/** The last outcome: a `Result`, an answer of a route or a state of one’s own. */
export interface SentFormState {
  ok?: boolean;
  message?: string;
  fieldErrors?: FieldErrors;
  values?: Record<string, string>;
}

type Sending<State> = {
  /** Server rules, loaded on demand: errors, or undefined. */
  check?: (data: FormData) => Promise<FieldErrors | undefined>;
  /** State if there was no response, or a proxy’s own page. */
  unreached?: (before: State) => State;
};

type SentForm<State> = Sending<State> & {
  /** Returns what the screen should show: a failure’s messages, or nothing. */
  send: (data: FormData) => Promise<State>;
  initial?: State;
  /** Called with what is typed after each change, for what the screen derives from it. */
  onTyped?: (data: FormData) => void;
};

type ActionForm<State> = Sending<State> & {
  action: (before: State, data: FormData) => Promise<State>;
  initial?: Awaited<State>;
  /** Id of the form on its page: a browser without script returns there. */
  anchor?: string;
};

/** Part of the hook’s result that a dialog around the fields needs. */
export type SentFormHandle = Pick<ReturnType<typeof useSentForm>, 'form' | 'isSending' | 'notice'>;

const NOT_REACHED =
  'We could not reach the server, so nothing was sent. What you typed is still here: please try again.';

const FIELD = ':is(input, select, textarea)';
const WRONG_FIELD = `${FIELD}[aria-invalid="true"], [aria-invalid="true"] ${FIELD}`;

/** Uncontrolled form, sent as FormData: input stays until stored. Shows one outcome, focuses the first wrong field. */
export function useSentForm<State extends SentFormState>(parts: SentForm<State>) {
  const { send, initial = {} as State, check, unreached, onTyped } = parts;
  /** `marked` replaces the errors once a field was corrected or checked again. */
  const [sent, setSent] = useState<{ state: State; marked?: FieldErrors }>();
  const [isSending, startSending] = useTransition();
  const isBusy = useRef(false);
  const ref = useRef<HTMLFormElement>(null);
  const last = sent?.state ?? initial;
  const { fieldErrors: found } = last;
  const state = sent?.marked ? { ...last, fieldErrors: sent.marked } : last;

  useEffect(() => {
    if (found && ref.current) focusFirstWrong(ref.current);
  }, [found]);

  async function deliver(data: FormData): Promise<State> {
    try {
      const wrong = await check?.(data);
      return wrong ? ({ fieldErrors: wrong } as State) : await send(data);
    } catch (error) {
      unstable_rethrow(error);
      return unreached ? unreached(last) : ({ message: NOT_REACHED } as State);
    }
  }

  const show = (next: State) => setSent({ state: next });

  /** Changes which fields are wrong; the focus stays. */
  function mark(change: (errors: FieldErrors) => FieldErrors) {
    setSent((now) => {
      const before = now?.state ?? initial;
      return { state: before, marked: change(now?.marked ?? before.fieldErrors ?? NONE) };
    });
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    // React bubbles the event of a dialog’s form to the form that opened it.
    event.stopPropagation();
    if (isBusy.current) return;
    void start(filledIn(event.currentTarget, event.nativeEvent.submitter));
  }

  function start(data: FormData): Promise<State> {
    // At once: a second press may come before the next render.
    isBusy.current = true;
    return new Promise((resolve) => {
      startSending(async () => {
        try {
          const next = await deliver(data);
          show(next);
          resolve(next);
        } finally {
          isBusy.current = false;
        }
      });
    });
  }

  /** Sends the form after a question. `more` joins what is typed. */
  function submit(more: Readonly<Record<string, string>>): Promise<State> {
    const data = ref.current ? filledIn(ref.current) : new FormData();
    for (const [name, value] of Object.entries(more)) data.set(name, value);
    return start(data);
  }

  /** A changed field is no longer marked wrong until checked again. */
  function onChange({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
    if (name) mend(name);
    onTyped?.(new FormData(currentTarget));
  }

  function mend(name: string) {
    if (state.fieldErrors?.[name]) mark(({ [name]: _, ...others }) => others);
  }

  return {
    state,
    fieldErrors: state.fieldErrors ?? NONE,
    /** Message that belongs to no field; hidden while sending, so that it is announced each time. */
    notice: isSending || found ? undefined : last.message,
    isSending,
    /** True if sent by script: without it the reader has seen a new page. */
    isByScript: sent !== undefined,
    submit,
    mark,
    /** Unmarks a field that the screen changes itself. */
    mend,
    /** Shows an outcome that the screen finds itself. */
    show,
    startAgain: () => show({} as State),
    form: {
      ref,
      onSubmit,
      onChange,
      // The server’s rules replace the browser’s validation.
      noValidate: true,
    },
  };
}

/** The same for a server action whose page works without script: the browser sends the form and shows the outcome. */
export function useActionForm<State extends SentFormState>(parts: ActionForm<State>) {
  const { action, initial = {} as Awaited<State>, anchor, ...rest } = parts;
  const [answered, run] = useActionState(action, initial, anchor && `#${anchor}`);
  const sent = useSentForm<State>({ ...rest, send: (data) => action(initial, data), initial: answered });
  // Without `check` the browser validates.
  return { ...sent, form: { ...sent.form, action: run, noValidate: rest.check !== undefined } };
}

const NONE: FieldErrors = {};

/** Prefers the chosen one of radio buttons. */
function focusFirstWrong(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>(WRONG_FIELD);
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio';
  const chosen = isRadio ? form.querySelector<HTMLElement>(`[name="${first.name}"]:checked`) : null;
  (chosen ?? first)?.focus();
}

/** An empty file field is left out: the browser sends it as a file without a name, which Next calls 'undefined'. */
function filledIn(form: HTMLFormElement, submitter?: HTMLElement | null): FormData {
  const data = new FormData(form, submitter);
  for (const [name, value] of [...data]) if (value instanceof File && value.name === '') data.delete(name);
  return data;
}
