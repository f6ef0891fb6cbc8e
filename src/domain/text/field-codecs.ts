/** Forms are made of codecs, one for each field; `typed` values are what inputs hold, so that numbers are text. */
import { z } from 'zod';

export type FieldCodec<Stored, Typed, Kept> = {
  /** Checks typed values, and may clean them. */
  schema: z.ZodType<Typed, Typed>;
  toForm: (stored: Stored) => Typed;
  fromForm: (typed: Typed) => Kept;
};

/** `whole` is the record around the field. */
type AnyCodec = {
  schema: z.ZodType;
  toForm: (stored: never, whole: never) => unknown;
  fromForm: (typed: never, whole: never) => unknown;
};
type Codecs = Readonly<Record<string, AnyCodec>>;

type Stored<Fields extends Codecs> = { [Name in keyof Fields]?: Parameters<Fields[Name]['toForm']>[0] };
type Kept<Fields extends Codecs> = { [Name in keyof Fields]: ReturnType<Fields[Name]['fromForm']> };
type Typed<Fields extends Codecs> = { [Name in keyof Fields]: ReturnType<Fields[Name]['toForm']> };

export function recordCodec<Fields extends Codecs>(
  fields: Fields,
): FieldCodec<Stored<Fields>, Typed<Fields>, Kept<Fields>> {
  const map = (valueOf: (codec: AnyCodec, name: string) => unknown) =>
    Object.fromEntries(Object.entries(fields).map(([name, codec]) => [name, valueOf(codec, name)]));
  return {
    schema: z.object(map(({ schema }) => schema) as Record<string, z.ZodType>) as unknown as z.ZodType<
      Typed<Fields>,
      Typed<Fields>
    >,
    toForm: (stored) => map(({ toForm }, name) => toForm(stored[name] as never, stored as never)) as Typed<Fields>,
    fromForm: (typed) => map(({ fromForm }, name) => fromForm(typed[name] as never, typed as never)) as Kept<Fields>,
  };
}

type Rows<Value> = readonly Value[] | null | undefined;

export const rowsCodec = <Fields extends Codecs>(
  fields: Fields,
  limit: (rows: z.ZodArray<z.ZodType<Typed<Fields>, Typed<Fields>>>) => z.ZodType<Typed<Fields>[], Typed<Fields>[]>,
): FieldCodec<Rows<Stored<Fields>>, Typed<Fields>[], Kept<Fields>[]> => {
  const row = recordCodec(fields);
  return {
    schema: limit(z.array(row.schema)),
    toForm: (stored) => (stored ?? []).map(row.toForm),
    fromForm: (typed) => typed.map(row.fromForm),
  };
};

/** Stored as it is typed, or absent. */
export const textCodec = (schema: z.ZodType<string, string>) => ({
  schema,
  toForm: (stored: string | null | undefined) => stored ?? '',
  fromForm: (typed: string) => typed,
});

export const choiceCodec = <Value extends string>(schema: z.ZodType<Value | '', Value | ''>) => ({
  schema,
  toForm: (stored: Value | null | undefined): Value | '' => stored ?? '',
  fromForm: (typed: Value | ''): Value | null => typed || null,
});

/** Always stored, and typed as it is stored. */
export const sameCodec = <Value>(schema: z.ZodType<Value, Value>) => ({
  schema,
  toForm: (stored: Value) => stored,
  fromForm: (typed: Value) => typed,
});

export const listCodec = <Value>(schema: z.ZodType<Value[], Value[]>) => ({
  schema,
  toForm: (stored: readonly Value[] | null | undefined) => [...(stored ?? [])],
  fromForm: (typed: Value[]) => typed,
});

export const flagCodec = {
  schema: z.boolean(),
  toForm: (stored: boolean | null | undefined) => stored ?? false,
  fromForm: (typed: boolean) => typed,
};

/** A flag chosen in words, the first of them for true. */
export const wordsCodec = <Yes extends string, No extends string>(yes: Yes, no: No) => ({
  schema: z.enum([yes, no]) as unknown as z.ZodType<Yes | No, Yes | No>,
  toForm: (stored: boolean | null | undefined): Yes | No => (stored ? yes : no),
  fromForm: (typed: Yes | No) => typed === yes,
});

/** @param read NaN for text that is no number. */
export const numberCodec = (schema: z.ZodType<string, string>, read: (typed: string) => number = Number) => ({
  schema,
  toForm: (stored: number | null | undefined) => (typeof stored === 'number' ? String(stored) : ''),
  fromForm: read,
});
