/** How a change of many orders goes on, as its screen and its routes speak of it. */

/** An order that was left as it is, and why. */
export type BulkRefusal = { id: string; orderNumber: string; message: string };

/** How far it is; what was refused comes with the step it happened in. */
export type BulkStep = { done: number; total: number; changed: number; refused: BulkRefusal[] };
