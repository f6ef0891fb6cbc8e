import { Fragment, memo, type ReactNode } from 'react';
import { useShallow } from 'zustand/shallow';
import { blocksOf } from '@/domain/pages/editor';
import type { ListId } from '@/domain/pages/editor/types';
import { BlockFrame } from './BlockFrame';
import { InsertPoint } from './InsertPoint';
import { useEditor } from '../store/use-editor';

/**
 * Blocks of the page or of one column, with insert points between them. Renders only when blocks are added, removed or
 * moved.
 */
export const BlockList = memo(function BlockList({ list }: { list: ListId }) {
  const ids = useEditor(useShallow(({ editor }) => blocksOf(editor.document, list)?.map(({ id }) => id) ?? []));
  return (
    <>
      {ids.map((id, index) => (
        <Fragment key={id}>
          <InsertPoint list={list} index={index} before={ids[index - 1]} after={id} />
          <BlockFrame id={id} column={column} />
        </Fragment>
      ))}
      <InsertPoint list={list} index={ids.length} before={ids.at(-1)} after={undefined} />
    </>
  );
});

/** Columns contain lists in turn. */
const column = (id: string): ReactNode => <BlockList key={id} list={id} />;
