import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { cn } from '@/ui/cn';
import type { PageSize } from './page-size';

type CanvasPageProps = {
  /** Unknown until what it stands in is measured: where it is scaled, it would jump then, so it is not seen before. */
  size: PageSize | undefined;
  className?: string;
  children: ReactNode;
};

/** The page at its true size, made smaller to fit; the canvas's own tools in it keep theirs (editor.css). */
export function CanvasPage({ size, className, children }: CanvasPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const scale = size?.scale ?? 1;

  // What is scaled takes the room it took before: the frame takes what is seen of it.
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
