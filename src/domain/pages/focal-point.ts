/** Percent. */
const MIDDLE = 50;

/** CSS object-position of a cropped picture, in percent; undefined for the middle. */
export function objectPosition(x?: number | null, y?: number | null): string | undefined {
  const [left, top] = [x ?? MIDDLE, y ?? MIDDLE];
  return left === MIDDLE && top === MIDDLE ? undefined : `${left}% ${top}%`;
}
