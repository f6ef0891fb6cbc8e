/** Made when it is first asked for, and kept. `Intl`’s tools take a phone 50 ms each, which a page that never uses them need not wait for. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
