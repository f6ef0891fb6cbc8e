const MAX_ORIGINS = 20;

export const originsIn = (text: string | null | undefined): string[] => [
  ...new Set((text ?? '').split(/\s+/).filter(Boolean)),
];

export function originsProblem(text: string): string | undefined {
  const origins = originsIn(text);
  if (origins.length > MAX_ORIGINS) return `Enter at most ${MAX_ORIGINS} origins.`;
  const wrong = origins.find(
    (origin) => !/^https?:$/.test(URL.parse(origin)?.protocol ?? '') || URL.parse(origin)?.origin !== origin,
  );
  return wrong && `${wrong.slice(0, 80)} is not an origin such as https://shop.example.`;
}
