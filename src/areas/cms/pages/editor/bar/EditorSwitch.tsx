'use client';

import { Segments } from '@/ui/Segments';
import type { EditorView } from '../properties/editor-fields';

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

type EditorSwitchProps = { view: EditorView; onView: (view: EditorView) => void };

/** The other editor on the same unsaved work. */
export function EditorSwitch({ view, onView }: EditorSwitchProps) {
  return (
    <Segments
      legend="Editor"
      hideLegend
      options={OPTIONS}
      value={view}
      onValueChange={(next) => onView(next === 'a' ? 'a' : 'b')}
    />
  );
}
