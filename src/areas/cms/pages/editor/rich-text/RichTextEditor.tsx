'use client';

import { useEffect } from 'react';
import { LexicalComposer, type InitialConfigType } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary';
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin';
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { cn } from '@/ui/cn';
import { placeCaret } from './text-at';
import { KeptNode } from './KeptNode';
import type { StoredText } from './kept-nodes';
import { AutoLinkNode, LinkNode } from './LinkNodes';
import { PastePlugin } from './PastePlugin';
import type { TextPart } from './pasted-tables';
import { RichTextToolbar } from './RichTextToolbar';
import { editorText, SyncPlugin } from './SyncPlugin';

export type RichTextEditorProps = {
  value: unknown;
  label: string;
  /** No frame of its own on the canvas. */
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

/** Stored in Payload's shape. */
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
