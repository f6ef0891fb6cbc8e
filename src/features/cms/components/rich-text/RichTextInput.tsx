'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '@/ui/Skeleton';
import { useEditorStore } from '../canvas/use-editor';
import type { StoredText } from './kept-nodes';

const RichTextEditor = lazy(() => import('./RichTextEditor'));

type RichTextInputProps = {
  label: string;
  value: unknown;
  /** Null where nothing is left of the text. */
  onChange: (value: StoredText | null) => void;
};

/** A rich text in the properties panel. Lexical comes when the first one shows; undo is the page's own. */
export function RichTextInput({ label, value, onChange }: RichTextInputProps) {
  const store = useEditorStore();
  return (
    <Suspense fallback={<Skeleton className="h-44" />}>
      <RichTextEditor
        label={label}
        value={value}
        placement="field"
        onChange={onChange}
        onHistory={(type) => store.getState().dispatch({ type })}
      />
    </Suspense>
  );
}
