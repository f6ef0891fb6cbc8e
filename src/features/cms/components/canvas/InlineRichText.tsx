import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { RichTextView } from '@/block-views/RichTextView';
import { soundText } from '@/block-views/sound-text';
import { INLINE } from './block-elements';
import { useEditor, useEditorStore } from './use-editor';

/** Lexical comes when the first rich text is selected. */
const RichTextEditor = lazy(() => import('../rich-text/RichTextEditor'));

type InlineRichTextProps = {
  blockId: string;
  path: string;
  value: unknown;
  label: string;
};

/** A rich text of a block, drawn as on the page until its block is selected, and then edited where it stands. */
export function InlineRichText({ blockId, path, value, label }: InlineRichTextProps) {
  const store = useEditorStore();
  const isEditable = useEditor(({ editor }) => editor.selectedId === blockId);
  const still = soundText(value) ? <RichTextView content={value} /> : <p className="opacity-55">{label}</p>;
  const pressedAt = useRef<{ x: number; y: number }>(undefined);
  const caretAt = useCallback(() => pressedAt.current, []);

  useEffect(() => {
    if (!isEditable) pressedAt.current = undefined;
  }, [isEditable]);

  return (
    <div
      {...{ [INLINE]: isEditable ? undefined : path }}
      onPointerDown={({ clientX, clientY, currentTarget }) => {
        const { left, top } = currentTarget.getBoundingClientRect();
        if (!isEditable) pressedAt.current = { x: clientX - left, y: clientY - top };
      }}
    >
      {isEditable ? (
        <Suspense fallback={still}>
          <RichTextEditor
            value={value}
            label={label}
            placement="inline"
            caretAt={caretAt}
            onHistory={(type) => store.getState().dispatch({ type })}
            onChange={(content) =>
              store.getState().dispatch({ type: 'set', id: blockId, path, value: content, at: Date.now() })
            }
          />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}
