'use client';

import { useLoadedAhead } from '@/ui/lazy-part';
import { Skeleton } from '@/ui/Skeleton';
import { useBlocksStore } from '../store/use-editor';
import type { StoredText } from './kept-nodes';
import { richTextPart } from './rich-text-part';

type RichTextInputProps = {
  label: string;
  value: unknown;
  /** Null where nothing is left of the text. */
  onChange: (value: StoredText | null) => void;
};

/** A rich text in the properties panel. Lexical comes ahead of the first; undo is the page's own. */
export function RichTextInput({ label, value, onChange }: RichTextInputProps) {
  const store = useBlocksStore();
  const part = useLoadedAhead(richTextPart);
  if (!part) return <Skeleton className="h-44" />;
  return (
    <part.RichTextEditor
      label={label}
      value={value}
      placement="field"
      onChange={onChange}
      onHistory={(type) => store.getState().dispatch({ type })}
    />
  );
}
