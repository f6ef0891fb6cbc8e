export type CanvasDevice = 'desktop' | 'tablet' | 'mobile';

export interface PageSize {
  width: number;
  height: number;
  scale: number;
}

/** px; tablet and mobile are max-w-2xl and max-w-sm. */
const DEVICES: Record<CanvasDevice, Omit<PageSize, 'scale'>> = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 672, height: 896 },
  mobile: { width: 384, height: 832 },
};

/** Width below which the page is shown as on that phone: a desktop's would be too small to edit. */
const PHONE = 640;

/** @param available width, px. */
export function pageSize(device: CanvasDevice, available: number): PageSize {
  const { width: own, height } = DEVICES[device];
  const isAsWide = device === 'desktop' && (available < PHONE || available > own);
  const width = isAsWide ? available : own;
  return { width, height, scale: Math.min(1, available / width) };
}
