interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Without waits for other threads. */
  tdur?: number;
  args?: { data?: { type?: string }; name?: string };
}

export interface Frame {
  /** Work of the main thread, ms. */
  ms: number;
  events: readonly string[];
  at: number;
}

/** The page’s thread handles the most events. */
function mainThread(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const counts = new Map<string, number>();
  const place = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  for (const event of events)
    if (event.name === 'EventDispatch') counts.set(place(event), (counts.get(place(event)) ?? 0) + 1);
  const [busiest] = [...counts].toSorted(([, a], [, b]) => b - a);
  return (event) => place(event) === busiest?.[0];
}

export function framesOf(trace: Buffer): Frame[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const isMain = mainThread(traceEvents);
  const own = traceEvents.filter((event) => isMain(event) && event.ph === 'X').toSorted((a, b) => a.ts - b.ts);
  const frames: Frame[] = [];
  let frame = { ms: 0, events: [] as string[], at: NaN };
  let end = 0;
  let isShown = false;
  for (const { name, ts, dur = 0, tdur = dur, args } of own) {
    if (name === 'RunTask' && ts >= end) {
      if (isShown) {
        frames.push(frame);
        frame = { ms: 0, events: [], at: NaN };
        isShown = false;
      }
      if (Number.isNaN(frame.at)) frame.at = ts / 1000;
      frame.ms += tdur / 1000;
      end = ts + dur;
    }
    if (name === 'EventDispatch' && args?.data?.type) frame.events.push(args.data.type);
    if (name === 'Commit') isShown = true;
  }
  return [...frames, frame];
}
