type Outcome<Value> = { ok: true; value: Value } | { ok: false };
type Queue = (() => void)[];

export type Limiter = {
  run: <Value>(work: () => Promise<Value>, options?: { first?: boolean }) => Promise<Outcome<Value>>;
};

export function createQueue(running: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const limiter = createLimiter({ running, waiting: Infinity });
  return async (work) => {
    const done = await limiter.run(work);
    if (!done.ok) throw new Error('A queue without an end is full.');
    return done.value;
  };
}

/** Runs in order of arrival, but work with `first` before all other. At most `waiting` wait in either queue. */
export function createLimiter({ running, waiting }: { running: number; waiting: number }): Limiter {
  let active = 0;
  const [first, others]: [Queue, Queue] = [[], []];
  const next = () => first.shift() ?? others.shift();

  return {
    run: async (work, options) => {
      const queue = options?.first ? first : others;
      if (active < running) active += 1;
      else if (queue.length < waiting) await new Promise<void>((start) => queue.push(start));
      else return { ok: false };
      try {
        return { ok: true, value: await work() };
      } finally {
        const start = next();
        if (start) start();
        else active -= 1;
      }
    },
  };
}
