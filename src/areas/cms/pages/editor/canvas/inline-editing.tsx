import type { InlineEditing } from '@/block-views/types';
import { blockDefinition, type BlockField } from '@/domain/pages/blocks';
import {
  useCallback,
  useEffect,
  useRef,
  type ReactNode,
  useLayoutEffect,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { useLoadedAhead } from '@/ui/lazy-part';
import { richTextPart } from '../rich-text/rich-text-part';
import { INLINE, isForText, focusBlock } from './block-elements';
import { divideText } from '../rich-text/divide-text';
import { lettersBefore } from '../rich-text/text-at';
import { useEditor, useEditorStore } from '../store/use-editor';
import { cn } from '@/ui/cn';

/** @param isSelected also shows places of empty texts; other blocks look as visitors see them. */
export const inlineEditing = (
  blockId: string,
  blockType: string,
  isSelected: boolean,
): Omit<InlineEditing, 'column'> => ({
  showsEmpty: isSelected,
  text: (path, value, options) =>
    value || isSelected ? (
      <InlineText
        blockId={blockId}
        path={path}
        value={value ?? ''}
        label={fieldLabel(blockType, path)}
        multiline={options?.multiline ?? false}
      />
    ) : undefined,
  richText: (path, value, look) =>
    value || isSelected ? (
      <InlineRichText
        key={path}
        blockId={blockId}
        path={path}
        value={value}
        label={fieldLabel(blockType, path)}
        {...look}
      />
    ) : undefined,
});

export function fieldLabel(blockType: string, path: string): string {
  const labels: string[] = [];
  let fields: readonly BlockField[] = blockDefinition(blockType)?.fields ?? [];
  for (const part of path.split('.')) {
    const field = fields.find(({ name }) => name === part);
    if (field) labels.push(field.kind === 'list' ? field.itemLabel : field.label);
    else if (/^\d+$/.test(part) && labels.length) labels.push(`${labels.pop()} ${Number(part) + 1}`);
    if (field?.kind === 'list') fields = field.fields;
  }
  return labels.join(': ') || 'Text';
}

type InlineRichTextProps = {
  blockId: string;
  path: string;
  value: unknown;
  label: string;
  drawn: ReactNode;
  className: string;
};

function InlineRichText({ blockId, path, value, label, drawn, className }: InlineRichTextProps) {
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

type InlineTextProps = {
  blockId: string;
  path: string;
  value: string;
  label: string;
  multiline: boolean;
};

function InlineText({ blockId, path, value, label, multiline }: InlineTextProps) {
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
        'rounded-[0.2em] empty:inline-flex empty:items-center empty:min-h-[calc(1.5rem/var(--canvas-scale,1))] empty:before:opacity-55 empty:before:content-[attr(data-placeholder)]',
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

function typedText(element: Node): string {
  const text = [...element.childNodes]
    .map((node) =>
      node.nodeName === 'BR' ? '\n' : node.nodeName === '#text' ? (node.nodeValue ?? '') : typedText(node),
    )
    .join('');
  // Browsers add a second break to show an empty last line.
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}
