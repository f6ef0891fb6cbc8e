/** Creates a value on first use and keeps it. `Intl` tools take a phone 50 ms each, which pages without them save. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
