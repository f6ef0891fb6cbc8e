'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '@/domain/text/locale';
import { IconButton } from '@/ui/IconButton';
import { ALL_SELECTED, NOTHING_SELECTED, selectedCount, type RecordSelection } from './selection';

type SelectionBarProps = {
  label: string;
  matching: number;
  isMore?: boolean;
  selection: RecordSelection;
  onSelect: (selection: RecordSelection) => void;
  onClose: () => void;
  children: ReactNode;
};

export function SelectionBar(props: SelectionBarProps) {
  const { label, matching, isMore, selection, onSelect, onClose, children } = props;
  const everything = selection.all && selection.except.length === 0;
  return (
    <section aria-label={label} className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pb-3">
      <p role="status" className="text-sm font-semibold text-ink tabular-nums">
        {formatCount(selectedCount(selection, matching), isMore && selection.all)} selected
      </p>
      <button
        type="button"
        className="min-h-10 text-sm font-semibold text-ink underline underline-offset-4"
        onClick={() => onSelect(everything ? NOTHING_SELECTED : ALL_SELECTED)}
      >
        {everything ? 'Select none' : `Select all ${formatCount(matching, isMore)}`}
      </button>
      <IconButton label="Stop selecting" size="sm" onClick={onClose} className="ml-auto sm:order-last sm:ml-0">
        <X aria-hidden className="size-4.5" />
      </IconButton>
      <div className="ml-auto flex grow items-center gap-2 max-sm:basis-full sm:grow-0">{children}</div>
    </section>
  );
}
