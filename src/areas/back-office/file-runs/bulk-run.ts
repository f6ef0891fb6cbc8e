/** Progress of a bulk change, shared by screen and routes. */

/** Unchanged order, and the reason. */
export type BulkRefusal = { id: string; orderNumber: string; message: string };

/** Progress; each refusal comes with the step it happened in. */
export type BulkStep = { done: number; total: number; changed: number; refused: BulkRefusal[] };
