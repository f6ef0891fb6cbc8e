/** Lets the page respond and draw before the next step. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Takes steps one at a time and lets the page respond between them. Undefined if they are abandoned. */
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
