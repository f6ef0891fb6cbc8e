export const LINES_TYPE = 'application/x-ndjson';

const TYPES = /^\s*application\/(?:x-ndjson|jsonl)\s*(?:;|$)/i;

/** @param contentType as a header has it */
export const isJsonLines = (contentType: string): boolean => TYPES.test(contentType);

export const jsonLines = (values: readonly object[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');
