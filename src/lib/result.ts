import type { ErrorCode } from '@/domain/api/errors';

/** Messages by dotted path of their field. */
export type FieldErrors = Record<string, string[]>;

/** An expected failure: a value, never thrown. `code` is stable, `message` is for people. */
export type Failure<Code extends ErrorCode = ErrorCode, Details extends object = object> = {
  ok: false;
  code: Code;
  message: string;
  fieldErrors?: FieldErrors;
} & Details;

export type Success<Value extends object = object> = { ok: true } & Value;

/** Only bugs throw. */
export type Result<Value extends object = object, Code extends ErrorCode = ErrorCode> = Success<Value> | Failure<Code>;

export function failure<Code extends ErrorCode, Details extends object = object>(
  code: Code,
  message: string,
  details?: Details & { fieldErrors?: FieldErrors },
): Failure<Code, NoInfer<Details>> {
  return { ok: false, code, message, ...details } as Failure<Code, Details>;
}
