import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { cn } from '@/ui/cn';
import type { PageSize } from './page-size';

type CanvasPageProps = {
  /** Undefined until the container is measured: the page stays hidden so as not to jump. */
  size: PageSize | undefined;
  className?: string;
  children: ReactNode;
};

/** Editing tools keep their size (editor.css). */
export function CanvasPage({ size, className, children }: CanvasPageProps) {
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
