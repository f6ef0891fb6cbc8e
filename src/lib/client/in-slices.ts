/** Lets the page answer, and draw, before what comes next. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Takes steps one at a time and lets the page answer between them. Returns what they come to; undefined once they are
 * given up.
 */
export async function inSlices<Result>(
  steps: Generator<unknown, Result, void>,
  signal?: AbortSignal,
): Promise<Result | undefined> {
  for (;;) {
    await pause();
    if (signal?.aborted) return undefined;
    const { done, value } = steps.next();
    if (done) return value;
  }
}
