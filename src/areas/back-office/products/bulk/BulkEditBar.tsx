'use client';

import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { CategoryOption } from '@/data/categories';
import { Button } from '@/ui/Button';
import { SelectionBar } from '../../selection/SelectionBar';
import { NOTHING_SELECTED, selectedCount, type RecordSelection } from '../../selection/selection';
import { BulkEditDialog } from './BulkEditDialog';

type BulkEditBarProps = {
  query: string;
  matching: number;
  isMore?: boolean;
  selection: RecordSelection;
  categories: readonly CategoryOption[];
  onSelect: (selection: RecordSelection) => void;
  onClose: () => void;
};

export function BulkEditBar({ query, categories, ...bar }: BulkEditBarProps) {
  const { selection, matching, onSelect } = bar;
  const [editing, setEditing] = useState(false);
  return (
    <SelectionBar label="Selected products" {...bar}>
      <Button
        size="sm"
        className="min-h-10 max-sm:grow"
        disabled={selectedCount(selection, matching) === 0}
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden className="size-4" />
        Edit…
      </Button>
      {editing && (
        <BulkEditDialog
          chosen={{ query, selection }}
          categories={categories}
          onClose={(changed) => {
            setEditing(false);
            if (changed) onSelect(NOTHING_SELECTED);
          }}
        />
      )}
    </SelectionBar>
  );
}
