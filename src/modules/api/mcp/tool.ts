import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { Scope } from '@/domain/api-keys/scopes';
import type { Failure } from '@/lib/result';

/** What an assistant may call: an operation of the shop, with its words and its input for a language model. */
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

export type ToolCall = {
  /** Checked by the tool’s `input`. */
  args: Record<string, unknown>;
  request: Request;
  /** Of the key’s maker; of nobody without a key. */
  req: PayloadRequest;
};
