import { type ReactNode, useEffect, useState } from 'react';
import {
  $createParagraphNode,
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { $createHeadingNode, $createQuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection';
import { Bold, Code, Italic, Link2, List, ListOrdered, Strikethrough, Underline } from 'lucide-react';
import { isSame } from '@/domain/merging/is-same';
import { Options } from '@/ui/Options';
import { cn } from '@/ui/cn';
import { LinkForm } from './LinkForm';
import { $toolbarState, type BlockStyle, FORMATS, NOWHERE } from './toolbar-state';

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

export function RichTextToolbar({ className }: { className?: string }) {
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
