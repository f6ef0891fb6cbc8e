import type { FieldErrors } from '@/lib/result';

export type LineError = { line: number; code: string; message: string; fieldErrors?: FieldErrors | null };
