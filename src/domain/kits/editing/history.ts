/**
 * Undo and redo of a value that is never changed in place: each step keeps what there was before it, so that undoing gives
 * exactly that. Edits of one run (a drag, a slider, typing in a field) are one step.
 */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** What the last step was a run of; edits of the same run join it. */
  readonly run: string | undefined;
}

/** The most steps that can be undone. */
export const MAX_STEPS = 200;

export const startHistory = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  run: undefined,
});

/** With another value; the same one is no step. */
export function record<Value>(history: History<Value>, next: Value, run?: string): History<Value> {
  if (Object.is(next, history.present)) return history;
  const joins = run !== undefined && run === history.run;
  const past = joins ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present: next, future: [], run };
}

/** Ends the run: whatever comes next is a step of its own. */
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
