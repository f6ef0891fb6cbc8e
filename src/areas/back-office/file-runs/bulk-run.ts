export type BulkRefusal = { id: string; orderNumber: string; message: string };

/** Each refusal comes with the step it happened in. */
export type BulkStep = { done: number; total: number; changed: number; refused: BulkRefusal[] };
