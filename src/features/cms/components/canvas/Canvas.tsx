'use client';

import { useMemo, useRef, useState, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { LayoutTemplate } from 'lucide-react';
import { PageBlocks } from '@/block-views/PageBlocks';
import type { PageBlock } from '@/block-views/types';
import type { Place } from '@/domain/page-editor/types';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/EmptyState';
import { blockIdAt, elementOf, keepInPlace } from './block-elements';
import { BlockList } from './BlockList';
import { CanvasContext, newPointerStore, type CanvasVariant } from './canvas-context';
import { CanvasDrag } from './CanvasDrag';
import { useCanvasClipboard } from './use-canvas-clipboard';
import { useCanvasKeys } from './use-canvas-keys';
import { useEditor, useEditorStore } from './use-editor';

export type CanvasDevice = 'desktop' | 'tablet' | 'mobile';

type CanvasProps = {
  variant: CanvasVariant;
  device: CanvasDevice;
  /** Shows the page alone, as visitors see it. */
  readOnly?: boolean;
  /** Asks the editor for a new block: it knows which there are. */
  onInsert?: (at: Place) => void;
};

const widths: Record<CanvasDevice, string> = {
  desktop: 'max-w-none',
  tablet: 'max-w-2xl',
  mobile: 'max-w-sm',
};

/** The page, drawn with the views of the public one, to be worked on where it stands. */
export function Canvas({ variant, device, readOnly = false, onInsert }: CanvasProps) {
  const store = useEditorStore();
  const root = useRef<HTMLDivElement>(null);
  const [pointer] = useState(newPointerStore);
  const isEmpty = useEditor(({ editor }) => editor.document.blocks.length === 0);
  const parts = useMemo(() => ({ variant, onInsert, pointer }), [variant, onInsert, pointer]);
  useCanvasKeys(root, variant, readOnly);
  useCanvasClipboard(root, variant, readOnly);

  const select = ({ target, button }: PointerEvent) => {
    const id = blockIdAt(target);
    if (button === 0) keepInPlace(id, () => store.getState().dispatch({ type: 'select', id }));
  };
  const hover = ({ target }: PointerEvent) => pointer.setState({ hoveredId: blockIdAt(target) });

  return (
    <CanvasContext value={parts}>
      <div
        ref={root}
        role="region"
        aria-label="Page canvas"
        className={cn('mx-auto w-full transition-[max-width] duration-200', widths[device])}
        onClickCapture={leadNowhere}
        onSubmitCapture={refuse}
        onDragStartCapture={refuse}
        {...(!readOnly && {
          onPointerDown: select,
          onPointerOver: hover,
          onPointerLeave: () => pointer.setState({ hoveredId: undefined }),
        })}
      >
        <div className={cn('isolate bg-surface text-ink', !isEmpty && !readOnly && 'pt-5 pb-6')}>
          {isEmpty ? (
            <EmptyPage variant={variant} onInsert={readOnly ? undefined : onInsert} />
          ) : readOnly ? (
            <Preview />
          ) : (
            <CanvasDrag>
              <BlockList list="page" />
            </CanvasDrag>
          )}
        </div>
      </div>
    </CanvasContext>
  );
}

/** A click in the canvas is for the editor: no link is followed, and what is typed into does not work its button. */
function leadNowhere(event: MouseEvent) {
  const target = elementOf(event.target);
  const isText = target instanceof HTMLElement && target.isContentEditable;
  if (isText || target?.closest('a, [type="submit"]')) event.preventDefault();
}

function refuse(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function Preview() {
  const blocks = useEditor(({ editor }) => editor.document.blocks);
  const data = useEditor((state) => state.data);
  return <PageBlocks blocks={blocks as unknown as readonly PageBlock[]} data={data} />;
}

function EmptyPage({ variant, onInsert }: Pick<CanvasProps, 'variant' | 'onInsert'>) {
  const add = variant === 'a' ? 'Add Your First Component' : 'Add Your First Block';
  return (
    <EmptyState
      className="min-h-96 justify-center"
      icon={<LayoutTemplate />}
      title="Start Building Your Page"
      description={
        variant === 'a'
          ? 'Choose a component and change its words and pictures right here.'
          : 'Add a block, then change its words and pictures right here.'
      }
      action={onInsert && <Button onClick={() => onInsert({ list: 'page', index: 0 })}>{add}</Button>}
    />
  );
}
