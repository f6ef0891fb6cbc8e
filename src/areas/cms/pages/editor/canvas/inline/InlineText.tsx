import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { cn } from '@/ui/cn';
import { focusBlock, INLINE } from '../block-elements';
import { useEditor, useEditorStore } from '../../store/use-editor';

type InlineTextProps = {
  blockId: string;
  path: string;
  value: string;
  label: string;
  multiline: boolean;
};

/** Text of a block, typed in place once its block is selected. */
export function InlineText({ blockId, path, value, label, multiline }: InlineTextProps) {
  const store = useEditorStore();
  const isEditable = useEditor(({ editor }) => editor.selectedId === blockId);
  const element = useRef<HTMLSpanElement>(null);
  // React writes the text only once, so that the caret stays where it is.
  const [first] = useState(value);

  useLayoutEffect(() => {
    const { current } = element;
    if (current && typedText(current) !== value) current.textContent = value;
  }, [value]);

  function onInput() {
    if (!element.current) return;
    const typed = typedText(element.current);
    store.getState().dispatch({ type: 'set', id: blockId, path, value: typed, at: Date.now() });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || multiline || event.nativeEvent.isComposing) return;
    event.preventDefault();
    focusBlock(blockId);
  }

  /** Keeps a single line. */
  function onPaste(event: ClipboardEvent) {
    if (multiline) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain').replace(/\s*[\r\n]+\s*/g, ' ');
    document.execCommand('insertText', false, text);
  }

  const editable = isEditable && {
    contentEditable: 'plaintext-only' as const,
    role: 'textbox',
    tabIndex: 0,
    'aria-label': label,
    'aria-multiline': multiline,
    onInput,
    onKeyDown,
    onPaste,
    // Otherwise Space and Enter press the button or summary around a text.
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
  };
  return (
    <span
      ref={element}
      {...{ [INLINE]: path }}
      data-placeholder={label}
      suppressContentEditableWarning
      className={cn(
        'rounded-[0.2em] empty:inline-block empty:min-h-[calc(1.5rem/var(--canvas-scale,1))] empty:before:opacity-55 empty:before:content-[attr(data-placeholder)]',
        multiline && 'whitespace-pre-wrap',
        isEditable &&
          'cursor-text whitespace-pre-wrap outline-offset-4 hover:not-focus:bg-current/8 focus-visible:outline-2',
      )}
      {...editable}
    >
      {first}
    </span>
  );
}

/** Text of an element being edited. Line breaks may be characters or elements. */
function typedText(element: Node): string {
  const text = [...element.childNodes]
    .map((node) =>
      node.nodeName === 'BR' ? '\n' : node.nodeName === '#text' ? (node.nodeValue ?? '') : typedText(node),
    )
    .join('');
  // Browsers add a second break to show an empty last line.
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}
