'use client';

import { useEffect } from 'react';
import { toast } from '@/ui/toast';
import { useActionForm } from '@/ui/use-sent-form';
import type { EntryState } from '../sign-in/login-state';
import { LOGIN_ERROR, UNEXPECTED } from '../sign-in/unexpected';

type EntryForm<State> = {
  action: (before: State, data: FormData) => Promise<State>;
  initial?: Awaited<State>;
  errorTitle?: string;
};

/** Keeps what was typed if the server does not answer. */
export function useEntryForm<State extends EntryState>(parts: EntryForm<State>) {
  const { action, initial, errorTitle = LOGIN_ERROR.title } = parts;
  const entry = useActionForm<State>({
    action,
    initial,
    unreached: (before) => ({ ...before, failure: { title: errorTitle, description: UNEXPECTED } }),
  });
  const { failure } = entry.state;

  useEffect(() => {
    if (failure) toast({ ...failure, variant: 'destructive' });
  }, [failure]);

  return entry;
}
