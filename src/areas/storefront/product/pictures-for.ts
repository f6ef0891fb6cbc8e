/**
 * The pictures that show a colour, or the product in general; all of them where none shows the colour, or none is
 * chosen yet.
 */
export function picturesFor<P extends { color?: string }>(
  pictures: readonly P[],
  color: string | undefined,
): readonly P[] {
  if (color === undefined || !pictures.some((picture) => picture.color === color)) return pictures;
  return pictures.filter((picture) => picture.color === color || picture.color === undefined);
}
