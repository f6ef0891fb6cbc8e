'use client';

import { Check, CircleDot } from 'lucide-react';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { ToastOutlet } from './ToastOutlet';

type SaveBarProps = {
  dirty: boolean;
  saving: boolean;
  onDiscard: () => void;
  /** Label of the save button. */
  label: string;
  cleanNote?: string;
};

/** Save button with the state of the form; always in view. */
export function SaveBar({ dirty, saving, onDiscard, label, cleanNote = 'All changes saved' }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-gutter mt-auto -mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface-raised px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mb-8">
      {/* Above the buttons, not over them. */}
      <ToastOutlet className="absolute right-0 bottom-full w-full max-w-110" />
      <p role="status" className="flex items-center gap-2 text-sm text-ink-muted">
        {dirty ? <CircleDot aria-hidden className="size-4 text-warning" /> : <Check aria-hidden className="size-4" />}
        {saving ? 'Saving...' : dirty ? 'Unsaved changes' : cleanNote}
      </p>
      <div className="flex gap-2">
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
