'use client';

import { useContext } from 'react';
import { useLoadedAhead } from '@/ui/lazy-part';
import { Skeleton } from '@/ui/Skeleton';
import { EditorContext, useBlocksStore } from '../store/use-editor';
import { divideText } from './divide-text';
import type { StoredText } from './kept-nodes';
import { richTextPart } from './rich-text-part';

type RichTextInputProps = {
  blockId: string;
  path: string;
  label: string;
  value: unknown;
  onChange: (value: StoredText | null) => void;
};

export function RichTextInput({ blockId, path, label, value, onChange }: RichTextInputProps) {
  const store = useBlocksStore();
  // Undefined for a component’s default properties, which belong to no page.
  const page = useContext(EditorContext);
  const part = useLoadedAhead(richTextPart);
  if (!part) return <Skeleton className="h-44" />;
  return (
    <part.RichTextEditor
      label={label}
      value={value}
      placement="field"
      onChange={onChange}
      onHistory={(type) => store.getState().dispatch({ type })}
      onDivide={page && ((parts) => divideText(page, blockId, path, parts))}
    />
  );
}
