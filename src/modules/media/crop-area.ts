/** A part of a picture, all in per cent of its width and height. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The part in whole pixels, at least one, within the picture. */
export function cropPixels({ x, y, width, height }: CropArea, whole: { width: number; height: number }) {
  const left = between(0, Math.round((x / 100) * whole.width), whole.width - 1);
  const top = between(0, Math.round((y / 100) * whole.height), whole.height - 1);
  return {
    left,
    top,
    width: between(1, Math.round((width / 100) * whole.width), whole.width - left),
    height: between(1, Math.round((height / 100) * whole.height), whole.height - top),
  };
}

/** A focal point of the whole, in the part; at its nearest edge if it was cut off. */
export function focusWithin(focus: { x: number; y: number }, { x, y, width, height }: CropArea) {
  return {
    x: between(0, Math.round(((focus.x - x) / width) * 100), 100),
    y: between(0, Math.round(((focus.y - y) / height) * 100), 100),
  };
}
