'use client';

import { useEffect, type ReactNode, useState } from 'react';
import { LexicalComposer, type InitialConfigType } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary';
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin';
import {
  ListItemNode,
  ListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list';
import {
  HeadingNode,
  QuoteNode,
  $createHeadingNode,
  $createQuoteNode,
} from '@payloadcms/richtext-lexical/lexical/rich-text';
import { cn } from '@/ui/cn';
import { placeCaret } from './text-at';
import { KeptNode } from './KeptNode';
import type { StoredText } from './kept-nodes';
import { AutoLinkNode, LinkNode } from './LinkNodes';
import { PastePlugin } from './PastePlugin';
import type { TextPart } from './pasted-tables';
import { editorText, SyncPlugin } from './SyncPlugin';
import {
  $createParagraphNode,
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection';
import { Bold, Code, Italic, Link2, List, ListOrdered, Strikethrough, Underline } from 'lucide-react';
import { isSame } from '@/domain/merging/is-same';
import { Options } from '@/ui/Options';
import { LinkForm } from './LinkForm';
import { $toolbarState, type BlockStyle, FORMATS, NOWHERE } from './toolbar-state';

export type RichTextEditorProps = {
  value: unknown;
  label: string;
  placement: 'inline' | 'field';
  caretAt?: () => number | undefined;
  onChange: (value: StoredText | null) => void;
  onHistory: (step: 'undo' | 'redo') => void;
  /** Called with a text's parts after tables were pasted; without it they become text. */
  onDivide?: (parts: TextPart[]) => void;
};

/** Checkbox instead of the list’s own marker, as on the page. */
const CHECK_ITEM = 'before:top-0 before:h-auto before:w-auto before:skew-x-0 before:bg-transparent';

const config = {
  namespace: 'kitroom',
  nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, AutoLinkNode, KeptNode],
  theme: {
    list: {
      ul: 'list-bullet',
      ol: 'list-number',
      nested: { listitem: 'list-none before:hidden' },
      listitemChecked: `${CHECK_ITEM} before:content-['☑']`,
      listitemUnchecked: `${CHECK_ITEM} before:content-['☐']`,
    },
    text: {
      bold: 'font-bold',
      italic: 'italic',
      underline: 'underline',
      strikethrough: 'line-through',
      underlineStrikethrough: '[text-decoration:underline_line-through]',
    },
  },
  onError(error) {
    throw error;
  },
} satisfies InitialConfigType;

export function RichTextEditor(props: RichTextEditorProps) {
  const { value, label, placement, caretAt, onChange, onHistory, onDivide } = props;
  const isInline = placement === 'inline';
  return (
    <LexicalComposer initialConfig={{ ...config, editorState: editorText(value) }}>
      <div
        data-rich-text
        className={cn(
          'relative',
          !isInline && 'rounded-control border border-line-strong bg-surface-raised focus-within:border-focus',
        )}
      >
        <RichTextToolbar
          className={
            isInline
              ? 'canvas-tool relative z-30 mb-3 w-fit max-w-full rounded-control border border-line bg-surface-raised text-ink shadow-card'
              : 'border-b border-line text-ink'
          }
        />
        <div className="relative">
          <RichTextPlugin
            contentEditable={
              <ContentEditable
                data-inline={isInline ? '' : undefined}
                aria-label={label}
                className={cn('rich-text', 'outline-offset-4', !isInline && 'min-h-32 p-3 text-sm focus:outline-none')}
              />
            }
            placeholder={
              <p
                aria-hidden
                className={cn('pointer-events-none absolute top-0 left-0 opacity-55', !isInline && 'p-3 text-sm')}
              >
                Write here, or paste from a document.
              </p>
            }
            ErrorBoundary={LexicalErrorBoundary}
          />
        </div>
        <ListPlugin />
        <PastePlugin hasBlocks={onDivide !== undefined} />
        <SyncPlugin value={value} onChange={onChange} onHistory={onHistory} onDivide={onDivide} />
        <CaretPlugin caretAt={caretAt} />
      </div>
    </LexicalComposer>
  );
}

function CaretPlugin({ caretAt }: Pick<RichTextEditorProps, 'caretAt'>) {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const letters = caretAt?.();
    if (letters === undefined) return;
    const frame = requestAnimationFrame(() => {
      const root = editor.getRootElement();
      if (!root) return;
      root.focus({ preventScroll: true });
      placeCaret(root, letters);
      getSelection()?.anchorNode?.parentElement?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [caretAt, editor]);
  return null;
}

const formats: Record<(typeof FORMATS)[number], [label: string, icon: typeof Bold]> = {
  bold: ['Bold', Bold],
  italic: ['Italic', Italic],
  underline: ['Underline', Underline],
  strikethrough: ['Strikethrough', Strikethrough],
  code: ['Code', Code],
};

const styles: Record<BlockStyle, string> = {
  paragraph: 'Paragraph',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  quote: 'Quote',
};

function setStyle(editor: LexicalEditor, style: BlockStyle) {
  editor.update(() =>
    $setBlocksType($getSelection(), () =>
      style === 'paragraph'
        ? $createParagraphNode()
        : style === 'quote'
          ? $createQuoteNode()
          : $createHeadingNode(style),
    ),
  );
  editor.focus();
}

function RichTextToolbar({ className }: { className?: string }) {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState(NOWHERE);
  const [isLinking, setLinking] = useState(false);

  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read($toolbarState);
        setState((before) => (isSame(before, next) ? before : next));
      }),
    [editor],
  );

  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key !== 'k') return false;
          event.preventDefault();
          event.stopPropagation();
          setLinking(true);
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );

  const toggleList = (type: 'bullet' | 'number') =>
    editor.dispatchCommand(
      state.list === type
        ? REMOVE_LIST_COMMAND
        : type === 'bullet'
          ? INSERT_UNORDERED_LIST_COMMAND
          : INSERT_ORDERED_LIST_COMMAND,
      undefined,
    );

  return (
    <div className={cn('font-sans text-sm leading-normal', className)}>
      <div role="toolbar" aria-label="Text formatting" className="flex flex-wrap items-center gap-0.5 p-1">
        <select
          aria-label="Style"
          value={state.style}
          onChange={({ target }) => setStyle(editor, target.value as BlockStyle)}
          className="h-8 rounded-control bg-transparent px-1.5 text-xs font-semibold hover:bg-ink/8 [&>option]:bg-surface-raised [&>option]:text-ink"
        >
          <Options choices={Object.entries(styles).map(([value, label]) => ({ value, label }))} />
        </select>
        {FORMATS.map((format) => {
          const [label, Icon] = formats[format];
          return (
            <ToolButton
              key={format}
              label={label}
              isOn={state.formats.includes(format)}
              onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
            >
              <Icon />
            </ToolButton>
          );
        })}
        <ToolButton label="Bullet list" isOn={state.list === 'bullet'} onClick={() => toggleList('bullet')}>
          <List />
        </ToolButton>
        <ToolButton label="Numbered list" isOn={state.list === 'number'} onClick={() => toggleList('number')}>
          <ListOrdered />
        </ToolButton>
        <ToolButton label="Link" isOn={Boolean(state.link)} onClick={() => setLinking(!isLinking)}>
          <Link2 />
        </ToolButton>
      </div>
      {isLinking && <LinkForm link={state.link} onClose={() => setLinking(false)} />}
    </div>
  );
}

type ToolButtonProps = { label: string; isOn: boolean; onClick: () => void; children: ReactNode };

function ToolButton({ label, isOn, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={cn(
        'grid size-8 place-items-center rounded-control hover:bg-ink/8 [&_svg]:size-4',
        isOn && 'bg-brand text-brand-ink hover:bg-brand-hover',
      )}
    >
      {children}
    </button>
  );
}
