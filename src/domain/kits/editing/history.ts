/** Keeps previous values, so undo restores exactly. Edits of one run (a drag, a slider, typing) form one step. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  readonly run: string | undefined;
}

export const MAX_STEPS = 200;

export const startHistory = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  run: undefined,
});

export function record<Value>(history: History<Value>, next: Value, run?: string): History<Value> {
  if (Object.is(next, history.present)) return history;
  const joins = run !== undefined && run === history.run;
  const past = joins ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present: next, future: [], run };
}

export const endRun = <Value>(history: History<Value>): History<Value> =>
  history.run === undefined ? history : { ...history, run: undefined };

export function undo<Value>({ past, present, future, ...rest }: History<Value>): History<Value> {
  if (past.length === 0) return { past, present, future, ...rest };
  return {
    past: past.slice(0, -1),
    present: past[past.length - 1] as Value,
    future: [present, ...future],
    run: undefined,
  };
}

export function redo<Value>({ past, present, future, ...rest }: History<Value>): History<Value> {
  if (future.length === 0) return { past, present, future, ...rest };
  return { past: [...past, present], present: future[0] as Value, future: future.slice(1), run: undefined };
}
