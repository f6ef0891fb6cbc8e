export type BulkRefusal = { id: string; label: string; message: string };

/** Each refusal comes with the step it happened in, and so does what undoes a change. */
export type BulkStep<Undo = unknown> = {
  done: number;
  total: number;
  changed: number;
  refused: BulkRefusal[];
  undo?: Undo[];
};
