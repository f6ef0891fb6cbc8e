'use client';

import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { EditForm } from '@/ui/EditForm';
import type { SettingsFormName, SettingsValues } from '../../rules/settings-form';
import { useSettingsForm } from './use-settings-form';

type SettingsFormProps<Name extends SettingsFormName> = {
  name: Name;
  loaded: SettingsValues<Name>;
  /** The fields, which find the form by its context. */
  children: ReactNode;
};

/** One tab of the settings: its fields, saved together. */
export function SettingsForm<Name extends SettingsFormName>({ name, loaded, children }: SettingsFormProps<Name>) {
  const editor = useSettingsForm(name, loaded);
  const { form, saving } = editor;
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <EditForm
        onSubmit={editor.onSubmit}
        dirty={isDirty}
        saving={saving}
        onDiscard={() => form.reset()}
        label={saving ? 'Saving...' : 'Save Changes'}
      >
        <div className="grid gap-4 pb-6">{children}</div>
      </EditForm>
      <Dialog
        title="Somebody else changed these settings"
        description="They were saved while you were editing. Nothing of yours is lost yet."
        size="sm"
        open={editor.theirs !== undefined}
        onOpenChange={(open) => !open && editor.keepEditing()}
        footer={
          <>
            <Button variant="outline" onClick={editor.loadTheirs}>
              Load theirs
            </Button>
            <Button onClick={editor.saveMine}>Save mine</Button>
          </>
        }
      />
    </FormProvider>
  );
}
