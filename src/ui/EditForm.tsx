'use client';

import { useRef, type ComponentProps, useEffect, type RefObject } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { useLeaveGuard } from './use-leave-guard';
import { Check, CircleDot } from 'lucide-react';
import { Button } from './Button';
import { ToastOutlet } from './ToastOutlet';

type EditFormProps = ComponentProps<typeof SaveBar> & Pick<ComponentProps<'form'>, 'onSubmit' | 'children'>;

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

type SaveBarProps = {
  dirty: boolean;
  saving: boolean;
  onDiscard: () => void;
  label: string;
  cleanNote?: string;
};

/** One word on a phone, to leave room for both buttons. */
const DirtyNote = () => (
  <span>
    Unsaved<span className="max-sm:sr-only"> changes</span>
  </span>
);

function SaveBar({ dirty, saving, onDiscard, label, cleanNote = 'All changes saved' }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-gutter mt-auto -mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface-raised px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mb-8">
      {/* Above the buttons, not over them. */}
      <ToastOutlet className="absolute right-0 bottom-full w-full max-w-110" />
      <p role="status" className="flex items-center gap-2 text-sm text-ink-muted">
        {dirty ? <CircleDot aria-hidden className="size-4 text-warning" /> : <Check aria-hidden className="size-4" />}
        {saving ? 'Saving...' : dirty ? <DirtyNote /> : cleanNote}
      </p>
      <div className="ml-auto flex gap-2">
        {dirty && !saving && (
          <ConfirmDialog
            trigger={
              <Button variant="ghost" size="sm" className="min-h-11">
                Discard
              </Button>
            }
            title="Discard your changes?"
            description="The form will go back to its last saved state."
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            destructive
            onConfirm={onDiscard}
          />
        )}
        <Button type="submit" loading={saving} aria-keyshortcuts="Control+S Meta+S" title="Ctrl+S or ⌘S">
          {label}
        </Button>
      </div>
    </div>
  );
}
