'use client';

import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type NodeKey } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useLexicalNodeSelection } from '@payloadcms/richtext-lexical/lexical/react/useLexicalNodeSelection';
import { useEffect, useRef, type ReactNode } from 'react';
import { BlockPicture } from '@/block-views/BlockPicture';
import { uploadId } from '@/domain/pages/text-references';
import { formatBytes } from '@/domain/text/format-bytes';
import { cn } from '@/ui/cn';
import { useBlocks } from '../store/use-editor';
import type { StoredNode } from './kept-nodes';

const NAMES = new Map([
  ['upload', 'Picture or file'],
  ['relationship', 'Linked document'],
  ['block', 'Block'],
  ['inlineBlock', 'Block'],
  ['table', 'Table'],
]);

type KeptViewProps = { node: StoredNode; nodeKey: NodeKey };

export function KeptView({ node, nodeKey }: KeptViewProps) {
  const [editor] = useLexicalComposerContext();
  const [isSelected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey);
  const drawn = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const select = ({ target }: MouseEvent): boolean => {
      if (!(target instanceof Node) || !drawn.current?.contains(target)) return false;
      clearSelection();
      setSelected(true);
      return true;
    };
    return editor.registerCommand(CLICK_COMMAND, select, COMMAND_PRIORITY_LOW);
  }, [clearSelection, editor, setSelected]);

  return (
    <span ref={drawn} className={cn('block rounded-control outline-offset-4', isSelected && 'outline-2 outline-focus')}>
      {drawingOf(node)}
    </span>
  );
}

function drawingOf(node: StoredNode): ReactNode {
  if (node.type === 'horizontalrule') return <hr />;
  const id = node.type === 'upload' ? uploadId({ relationTo: node.relationTo, value: node.value }) : undefined;
  return id === undefined ? <Chip>{nameOf(node)}</Chip> : <LibraryFile id={id} otherwise={nameOf(node)} />;
}

const nameOf = ({ type }: StoredNode): string => `${NAMES.get(type) ?? type}, kept as it is`;

function LibraryFile({ id, otherwise }: { id: string; otherwise: string }) {
  const picture = useBlocks(({ data }) => data.pictures[id]);
  const document = useBlocks(({ data }) => data.documents?.[id]);
  if (picture) return <BlockPicture picture={picture} alt={picture.alt} sizes="640px" />;
  return <Chip>{document ? `${document.name} (PDF, ${formatBytes(document.size)})` : otherwise}</Chip>;
}

const Chip = ({ children }: { children: ReactNode }) => (
  <span className="inline-block rounded-control border border-dashed border-line-strong px-2.5 py-1 text-sm text-ink-muted">
    {children}
  </span>
);
