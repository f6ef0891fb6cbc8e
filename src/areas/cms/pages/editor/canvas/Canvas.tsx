'use client';

import {
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  type RefObject,
  Fragment,
  memo,
  type ReactNode,
  type CSSProperties,
} from 'react';
import { LayoutTemplate } from 'lucide-react';
import { PageBlocks } from '@/block-views/PageBlocks';
import { wholeParts } from '@/block-views/parts';
import { STAGE_WIDTH } from '@/block-views/HeroPicture';
import type { HeroPicture, PageBlock } from '@/block-views/types';
import type { Place, ListId } from '@/domain/pages/editor/types';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/EmptyState';
import { blockIdAt, elementOf, frameAt, isForText, keepInPlace } from './block-elements';
import { CanvasContext, newPointerStore, type CanvasVariant } from './canvas-context';
import { CanvasDrag } from './drag/CanvasDrag';
import { type CanvasDevice, pageSize, type PageSize } from './page-size';
import { useCanvasClipboard } from './keys/use-canvas-clipboard';
import { useCanvasKeys } from './keys/use-canvas-keys';
import { useEditor, useEditorStore } from '../store/use-editor';
import { useShallow } from 'zustand/shallow';
import { blocksOf } from '@/domain/pages/editor';
import { BlockFrame } from './BlockFrame';
import { InsertPoint } from './InsertPoint';

type CanvasProps = {
  variant: CanvasVariant;
  device: CanvasDevice;
  readOnly?: boolean;
  /** Requests a new block from the editor, which knows the types. */
  onInsert?: (at: Place) => void;
};

const widths: Record<CanvasDevice, string> = {
  desktop: 'max-w-none',
  tablet: 'max-w-2xl',
  mobile: 'max-w-sm',
};

export function Canvas({ variant, device, readOnly = false, onInsert }: CanvasProps) {
  const store = useEditorStore();
  const root = useRef<HTMLDivElement>(null);
  const [pointer] = useState(newPointerStore);
  const isEmpty = useEditor(({ editor }) => editor.document.blocks.length === 0);
  const size = usePageSize(root, device);
  const heroPicture: HeroPicture = size && size.width < STAGE_WIDTH ? 'small' : 'wide';
  const parts = useMemo(() => ({ variant, onInsert, pointer, heroPicture }), [variant, onInsert, pointer, heroPicture]);
  useCanvasKeys(root, variant, readOnly);
  useCanvasClipboard(root, variant, readOnly);

  const select = ({ target, button }: PointerEvent) => {
    const id = blockIdAt(target);
    if (button === 0) keepInPlace(id, () => store.getState().dispatch({ type: 'select', id }));
  };
  /** A press beside its texts selects the block: the browser would put the caret into the nearest text. */
  const press = (event: MouseEvent) => {
    if (event.button === 0 && !isForText(event.target)) {
      event.preventDefault();
      frameAt(event.target)?.focus({ preventScroll: true });
    }
  };
  const hover = ({ target }: PointerEvent) => pointer.setState({ hoveredId: blockIdAt(target) });

  return (
    <CanvasContext value={parts}>
      <div
        ref={root}
        role="region"
        aria-label="Page canvas"
        className={cn('mx-auto w-full', widths[device])}
        onClickCapture={leadNowhere}
        onSubmitCapture={refuse}
        onDragStartCapture={refuse}
        {...(!readOnly && {
          onPointerDown: select,
          onMouseDown: press,
          onPointerOver: hover,
          onPointerLeave: () => pointer.setState({ hoveredId: undefined }),
        })}
      >
        {isEmpty ? (
          <EmptyPage variant={variant} onInsert={readOnly ? undefined : onInsert} />
        ) : readOnly ? (
          <CanvasPage size={size}>
            <Preview heroPicture={heroPicture} />
          </CanvasPage>
        ) : (
          // Outside the scaled part: the drag preview follows the pointer at its own size.
          <CanvasDrag>
            <CanvasPage
              size={size}
              className="pt-[calc(1.25rem/var(--canvas-scale,1))] pb-[calc(1.5rem/var(--canvas-scale,1))]"
            >
              <BlockList list="page" />
            </CanvasPage>
          </CanvasDrag>
        )}
      </div>
    </CanvasContext>
  );
}

/** Clicks on the canvas follow no link, and typing does not press buttons. */
function leadNowhere(event: MouseEvent) {
  const target = elementOf(event.target);
  const isText = target instanceof HTMLElement && target.isContentEditable;
  if (isText || target?.closest('a, [type="submit"]')) event.preventDefault();
}

function refuse(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function Preview({ heroPicture }: { heroPicture: HeroPicture }) {
  const blocks = useEditor(({ editor }) => editor.document.blocks);
  const data = useEditor((state) => state.data);
  return (
    <PageBlocks
      blocks={blocks as unknown as readonly PageBlock[]}
      data={data}
      parts={wholeParts}
      heroPicture={heroPicture}
    />
  );
}

function EmptyPage({ variant, onInsert }: Pick<CanvasProps, 'variant' | 'onInsert'>) {
  const add = variant === 'a' ? 'Add Your First Component' : 'Add Your First Block';
  return (
    <EmptyState
      className="min-h-96 justify-center bg-surface text-ink"
      icon={<LayoutTemplate />}
      title="Start Building Your Page"
      description={
        variant === 'a'
          ? 'Choose a component, then change its text and pictures right here.'
          : 'Add a block, then change its text and pictures right here.'
      }
      action={onInsert && <Button onClick={() => onInsert({ list: 'page', index: 0 })}>{add}</Button>}
    />
  );
}

function usePageSize(within: RefObject<HTMLElement | null>, device: CanvasDevice): PageSize | undefined {
  const [available, setAvailable] = useState(0);

  useLayoutEffect(() => {
    const { current } = within;
    if (!current) return;
    const measure = () => setAvailable(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [within]);

  return available ? pageSize(device, available) : undefined;
}

/** Renders only when blocks are added, removed or moved. */
const BlockList = memo(function BlockList({ list }: { list: ListId }) {
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

const column = (id: string): ReactNode => <BlockList key={id} list={id} />;

type CanvasPageProps = {
  /** Undefined until the container is measured: the page stays hidden so as not to jump. */
  size: PageSize | undefined;
  className?: string;
  children: ReactNode;
};

/** Editing tools keep their size (editor.css). */
function CanvasPage({ size, className, children }: CanvasPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const scale = size?.scale ?? 1;

  // Scaling does not change layout size: the frame takes the visible size.
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, page.current];
    if (!outer || !inner || scale === 1) return;
    const fit = () => {
      outer.style.height = `${inner.offsetHeight * scale}px`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(inner);
    return () => {
      observer.disconnect();
      outer.style.height = '';
    };
  }, [scale]);

  return (
    <div ref={frame}>
      <div
        ref={page}
        className={cn('page-canvas isolate origin-top-left bg-surface text-ink', !size && 'sm:invisible', className)}
        style={size && pageStyle(size)}
      >
        {children}
      </div>
    </div>
  );
}

const pageStyle = ({ width, height, scale }: PageSize): CSSProperties & Record<`--${string}`, string> => ({
  width: `${width}px`,
  '--page-vw': `${width / 100}px`,
  '--page-vh': `${height / 100}px`,
  '--canvas-scale': String(scale),
  ...(scale < 1 && { transform: `scale(${scale})` }),
});
