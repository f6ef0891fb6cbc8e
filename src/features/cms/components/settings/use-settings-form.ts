'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { unstable_rethrow } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldErrors } from '@/lib/result';
import { toast } from '@/ui/toast';
import { failed } from '@/ui/failed';
import { settingsForms, type SettingsFormName, type SettingsValues } from '../../rules/settings-form';
import { saveSettingsAction, type SettingsAnswer } from '../../settings-actions';

const unreachable = { ok: false, code: 'invalid', message: 'Failed to save settings. Please try again.' } as const;

/** The form of one tab: its values, how they are saved, and what somebody else saved meanwhile. */
export function useSettingsForm<Name extends SettingsFormName>(name: Name, loaded: SettingsValues<Name>) {
  type Values = SettingsValues<Name>;
  const [seen, setSeen] = useState(loaded);
  const [theirs, setTheirs] = useState<Values>();
  const [saving, setSaving] = useState(false);
  const schema: z.ZodType<Values, Values> = settingsForms[name];
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: loaded as DefaultValues<Values>,
    shouldFocusError: false,
  });

  async function save(over: Values): Promise<void> {
    setSaving(true);
    const answer = await send(over);
    setSaving(false);
    if (answer.ok) return show(answer.values);
    if (answer.code === 'conflict') return setTheirs(answer.stored);
    showErrors(answer.fieldErrors);
    toast(failed(answer.message));
  }

  async function send(over: Values): Promise<SettingsAnswer<Name>> {
    try {
      return await saveSettingsAction(name, form.getValues(), over);
    } catch (error) {
      unstable_rethrow(error);
      return unreachable;
    }
  }

  function take(values: Values) {
    form.reset(values);
    setSeen(values);
    setTheirs(undefined);
  }

  function show(values: Values) {
    take(values);
    toast({ title: '✅ Settings Saved', description: 'Your settings have been updated successfully.' });
  }

  function showErrors(errors: FieldErrors = {}) {
    for (const [path, [message]] of Object.entries(errors)) form.setError(path as FieldPath<Values>, { message });
    focusFirstError();
  }

  function onInvalid() {
    toast(failed('Some fields are not right.'));
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
      await save(theirs);
    },
    onSubmit: (event?: FormEvent) => {
      event?.preventDefault();
      if (!saving) void form.handleSubmit(() => save(seen), onInvalid)(event);
    },
  };
}

/** Once what is wrong is marked. */
function focusFirstError() {
  window.setTimeout(() => {
    const field = document.querySelector<HTMLElement>('[data-edit-form] [aria-invalid="true"]');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, 50);
}
