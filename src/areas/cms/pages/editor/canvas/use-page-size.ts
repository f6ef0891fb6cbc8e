import { useLayoutEffect, useState, type RefObject } from 'react';
import { pageSize, type CanvasDevice, type PageSize } from './page-size';

/** How large the page is drawn inside an element; nothing until that has a width. */
export function usePageSize(within: RefObject<HTMLElement | null>, device: CanvasDevice): PageSize | undefined {
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
