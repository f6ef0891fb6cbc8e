'use client';

import { useRef, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { SaveBar } from '@/ui/SaveBar';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { useSaveShortcut } from '@/ui/use-save-shortcut';
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
  const element = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard(isDirty && !saving);
  useSaveShortcut(element);
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        data-settings-form
        noValidate
        onSubmit={editor.onSubmit}
        className="flex grow flex-col [&_:is(a,button,input,select,textarea)]:scroll-mb-24"
      >
        <div className="grid gap-4 pb-6">{children}</div>
        <SaveBar
          dirty={isDirty}
          saving={saving}
          onDiscard={() => form.reset()}
          label={saving ? 'Saving...' : 'Save Changes'}
        />
      </form>
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
      <ConfirmDialog
        title="Leave without saving?"
        description="What you changed here is lost."
        confirmLabel="Leave"
        cancelLabel="Stay"
        destructive
        open={guard.asking}
        onOpenChange={(open) => !open && guard.stay()}
        onConfirm={guard.leave}
      />
    </FormProvider>
  );
}
