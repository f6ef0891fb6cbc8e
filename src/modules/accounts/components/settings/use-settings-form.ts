'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Failure, Result } from '@/lib/result';
import { callAction } from '@/ui/call-action';
import { failed } from '@/ui/failed';
import { focusFirstError, showFieldErrors } from '@/ui/show-field-errors';
import { toast } from '@/ui/toast';
import { NOT_SAVED, SETTINGS_SAVED } from './settings-messages';

type SettingsAnswer<Values extends object> =
  | Result<{ values: Values }, 'invalid'>
  | Failure<'conflict', { stored: Values }>;

export type SettingsSource<Values extends FieldValues> = {
  schema: z.ZodType<Values, Values>;
  loaded: Values;
  /** `seen` is what the form was filled with, to notice changes by someone else. */
  save: (values: Values, seen: Values) => Promise<SettingsAnswer<Values>>;
};

export function useSettingsForm<Values extends FieldValues>({ schema, loaded, save }: SettingsSource<Values>) {
  const [seen, setSeen] = useState(loaded);
  const [theirs, setTheirs] = useState<Values>();
  const [saving, setSaving] = useState(false);
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: loaded as DefaultValues<Values>,
    shouldFocusError: false,
  });

  async function saveOver(over: Values): Promise<void> {
    setSaving(true);
    const answer = await callAction(save(form.getValues(), over), NOT_SAVED);
    setSaving(false);
    if (answer.ok) return show(answer.values);
    if (answer.code === 'conflict') return setTheirs(answer.stored);
    showFieldErrors(form.setError, answer.fieldErrors);
    toast(failed(answer.message));
  }

  function take(values: Values) {
    form.reset(values);
    setSeen(values);
    setTheirs(undefined);
  }

  function show(values: Values) {
    take(values);
    toast(SETTINGS_SAVED);
  }

  function onInvalid() {
    toast(failed('Some fields are not valid.'));
    focusFirstError();
  }

  return {
    form,
    saving,
    theirs,
    keepEditing: () => setTheirs(undefined),
    loadTheirs: () => theirs && take(theirs),
    saveMine: async () => {
      if (!theirs) return;
      setTheirs(undefined);
      await saveOver(theirs);
    },
    onSubmit: (event?: FormEvent) => {
      event?.preventDefault();
      if (!saving) void form.handleSubmit(() => saveOver(seen), onInvalid)(event);
    },
  };
}
