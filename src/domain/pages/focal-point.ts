/** Percent. */
const MIDDLE = 50;

/** What stays in view of a cropped picture, as CSS’s object-position; undefined for the middle. In percent. */
export function objectPosition(x?: number | null, y?: number | null): string | undefined {
  const [left, top] = [x ?? MIDDLE, y ?? MIDDLE];
  return left === MIDDLE && top === MIDDLE ? undefined : `${left}% ${top}%`;
}
