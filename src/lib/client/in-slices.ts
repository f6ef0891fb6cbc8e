export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Lets the page respond between steps; undefined if aborted. */
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
