type PageQuery = Record<string, string | string[] | undefined>;

/** The first of several values counts. */
export function toSearchParams(query: PageQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const first = [value].flat()[0];
    if (first !== undefined) params.set(name, first);
  }
  return params;
}
