import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { Scope } from '@/domain/api-keys/scopes';
import type { Failure } from '@/lib/result';

/** Operation of the shop with words and input for a language model. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  /** One of these suffices. */
  scopes: readonly Scope[];
  changes?: true;
  run: (call: ToolCall) => Promise<object | Failure | null | undefined>;
};

type ToolCall = {
  /** Checked by the tool’s `input`. */
  args: Record<string, unknown>;
  request: Request;
  /** Acts for the key’s maker, for nobody without a key. */
  req: PayloadRequest;
};
