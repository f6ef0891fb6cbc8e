import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLoadedAhead } from '@/ui/lazy-part';
import { richTextPart } from '../../rich-text/rich-text-part';
import { INLINE, isForText } from '../block-elements';
import { divideText } from '../../rich-text/divide-text';
import { lettersBefore } from '../../rich-text/text-at';
import { useEditor, useEditorStore } from '../../store/use-editor';

type InlineRichTextProps = {
  blockId: string;
  path: string;
  value: unknown;
  label: string;
  /** Text as on the page. */
  drawn: ReactNode;
  className: string;
};

/** Rich text of a block, drawn as on the page until its block is selected, then edited in place. */
export function InlineRichText({ blockId, path, value, label, drawn, className }: InlineRichTextProps) {
  const store = useEditorStore();
  const isEditable = useEditor(({ editor }) => editor.selectedId === blockId);
  const still = drawn ?? <p className="opacity-55">{label}</p>;
  const part = useLoadedAhead(richTextPart);
  const pressedAt = useRef<number>(undefined);
  const caretAt = useCallback(() => pressedAt.current, []);

  useEffect(() => {
    if (!isEditable) pressedAt.current = undefined;
  }, [isEditable]);

  return (
    <div
      {...{ [INLINE]: isEditable ? undefined : path }}
      className={isEditable || !drawn ? className : undefined}
      onPointerDown={({ target, clientX, clientY, currentTarget }) => {
        if (isEditable || !isForText(target)) return;
        pressedAt.current = lettersBefore(currentTarget, clientX, clientY);
      }}
    >
      {isEditable && part ? (
        <part.RichTextEditor
          value={value}
          label={label}
          placement="inline"
          caretAt={caretAt}
          onHistory={(type) => store.getState().dispatch({ type })}
          onDivide={(parts) => divideText(store, blockId, path, parts)}
          onChange={(content) =>
            store.getState().dispatch({ type: 'set', id: blockId, path, value: content, at: Date.now() })
          }
        />
      ) : (
        still
      )}
    </div>
  );
}
