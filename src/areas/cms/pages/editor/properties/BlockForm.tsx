'use client';

import { blockDefinition } from '@/domain/pages/blocks';
import { findBlock } from '@/domain/pages/editor';
import { useBlocks } from '../store/use-editor';
import type { EditorView } from './editor-fields';
import { PropertyList } from './PropertyControl';

export function BlockForm({ view, id }: { view: EditorView; id: string }) {
  const block = useBlocks(({ editor }) => findBlock(editor.document, id)?.block);
  if (!block) return null;
  const definition = blockDefinition(block.blockType);
  if (!definition)
    return (
      <p className="text-ink-muted">
        This version does not know blocks of the type “{block.blockType}”. It is kept as it is.
      </p>
    );
  return (
    <div>
      <h3 className="text-lg">{definition.label}</h3>
      <p className="mt-1 mb-5 text-sm text-ink-muted">{definition.description}</p>
      <PropertyList
        key={id}
        view={view}
        blockId={id}
        blockType={block.blockType}
        fields={definition.fields}
        owner={block}
      />
    </div>
  );
}
