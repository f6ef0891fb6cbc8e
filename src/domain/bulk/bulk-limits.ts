import { MEGABYTE } from '../text/uploads';

export const BULK_LIMITS = {
  ...{ bytes: 256 * MEGABYTE, lines: 500_000, line: 256 * 1024 },
  upload: { accept: ['.jsonl', '.ndjson', 'application/x-ndjson'], formats: 'JSON lines', maxBytes: 20 * MEGABYTE },
} as const;
