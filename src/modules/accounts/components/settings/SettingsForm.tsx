'use client';

import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { EditForm } from '@/ui/EditForm';
import { useSettingsForm, type SettingsSource } from './use-settings-form';

type SettingsFormProps<Values extends FieldValues> = SettingsSource<Values> & {
  children: ReactNode;
};

export function SettingsForm<Values extends FieldValues>({ children, ...source }: SettingsFormProps<Values>) {
  const editor = useSettingsForm(source);
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
        title="Someone else changed these settings"
        description="They were saved while you were editing. None of your changes are lost yet."
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
