'use client';

import { useRef, type ComponentProps, useEffect, type RefObject } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { SaveBar } from './SaveBar';
import { useLeaveGuard } from './use-leave-guard';

type EditFormProps = ComponentProps<typeof SaveBar> & Pick<ComponentProps<'form'>, 'onSubmit' | 'children'>;

/** Form saved as a whole, by its bar or by keyboard; warns before unsaved work is left. */
export function EditForm({ onSubmit, children, ...bar }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard(bar.dirty && !bar.saving);
  useSaveShortcut(form);
  return (
    <>
      <form
        ref={form}
        data-edit-form
        noValidate
        onSubmit={onSubmit}
        className="flex grow flex-col [&_:is(a,button,input,select,textarea)]:scroll-mb-24"
      >
        {children}
        <SaveBar {...bar} />
      </form>
      <ConfirmDialog
        title="Leave without saving?"
        description="Your changes here will be lost."
        confirmLabel="Leave"
        cancelLabel="Stay"
        destructive
        open={guard.asking}
        onOpenChange={(open) => !open && guard.stay()}
        onConfirm={guard.leave}
      />
    </>
  );
}

/** Ctrl+S or Cmd+S submits the form, wherever the focus is on the page. */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
