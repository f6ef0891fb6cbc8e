interface Area {
  /** All in per cent of the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Width divided by height; undefined for any. */
export const SHAPES = {
  free: { label: 'Free', ratio: undefined },
  square: { label: '1:1', ratio: 1 },
  card: { label: '4:5', ratio: 4 / 5 },
  wide: { label: '16:9', ratio: 16 / 9 },
} satisfies Record<string, { label: string; ratio: number | undefined }>;

export type Shape = keyof typeof SHAPES;

export function fitArea(area: Area, ratio: number | undefined, whole: Size): Area {
  if (!ratio) return area;
  const [wide, high] = [(area.width / 100) * whole.width, (area.height / 100) * whole.height];
  const width = Math.min(wide, high * ratio);
  const size = { width: (width / whole.width) * 100, height: (width / ratio / whole.height) * 100 };
  return {
    x: area.x + (area.width - size.width) / 2,
    y: area.y + (area.height - size.height) / 2,
    ...size,
  };
}

/** Area with one number, in pixels of the picture, changed; stays inside the picture. */
export function withPixels(area: Area, key: keyof Area, pixels: number, whole: Size, ratio?: number): Area {
  const side = key === 'x' || key === 'width' ? whole.width : whole.height;
  const value = Math.min(100, Math.max(0, (pixels / side) * 100));
  if (key === 'x') return { ...area, x: Math.min(value, 100 - area.width) };
  if (key === 'y') return { ...area, y: Math.min(value, 100 - area.height) };
  const changed = { ...area, [key]: Math.max(value, 100 / side) };
  const other = key === 'width' ? 'height' : 'width';
  if (ratio) {
    const widthPx = key === 'width' ? pixels : pixels * ratio;
    changed[other] = other === 'height' ? (widthPx / ratio / whole.height) * 100 : (widthPx / whole.width) * 100;
    if (changed[other] > 100) return fitArea({ x: 0, y: 0, width: 100, height: 100 }, ratio, whole);
  }
  return { ...changed, x: Math.min(area.x, 100 - changed.width), y: Math.min(area.y, 100 - changed.height) };
}
