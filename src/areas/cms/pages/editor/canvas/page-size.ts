/** How large the page is drawn on the canvas. Pure. */

export type CanvasDevice = 'desktop' | 'tablet' | 'mobile';

export interface PageSize {
  /** Of the page itself, px. */
  width: number;
  /** Of the window that visitors would see it in, px. */
  height: number;
  /** What it is made smaller by, to fit: 1 at most. */
  scale: number;
}

/** In px; tablet and mobile are max-w-2xl and max-w-sm. */
const DEVICES: Record<CanvasDevice, Omit<PageSize, 'scale'>> = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 672, height: 896 },
  mobile: { width: 384, height: 832 },
};

/** Whoever edits on a phone sees the page as that phone shows it: a desktop's would be too small to be worked on. */
const PHONE = 640;

/** @param available px there are beside each other for it. */
export function pageSize(device: CanvasDevice, available: number): PageSize {
  const { width: own, height } = DEVICES[device];
  const isAsWide = device === 'desktop' && (available < PHONE || available > own);
  const width = isAsWide ? available : own;
  return { width, height, scale: Math.min(1, available / width) };
}
