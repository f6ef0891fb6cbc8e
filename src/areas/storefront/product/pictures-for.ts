/** Pictures of a colour and general ones; all if none shows the colour, or none is chosen. */
export function picturesFor<P extends { color?: string }>(
  pictures: readonly P[],
  color: string | undefined,
): readonly P[] {
  if (color === undefined || !pictures.some((picture) => picture.color === color)) return pictures;
  return pictures.filter((picture) => picture.color === color || picture.color === undefined);
}
