import type { Picture } from '@/domain/kits/tracing/picture';
import { traceLogo, type Traced, type TraceOptions } from '@/domain/kits/tracing/trace-logo';

/** Traces a picture and lets the page answer between the steps; nothing once it is given up. */
export async function traceInSlices(
  picture: Picture,
  options: TraceOptions,
  signal: AbortSignal,
): Promise<Traced | undefined> {
  const steps = traceLogo(picture, options);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    const { done, value } = steps.next();
    if (done) return value;
  }
}
