/** `end`: bytes up to the next line, from the start of what was split. `text` is undefined if it is not UTF-8. */
export type FileLine = { number: number; end: number; text: string | undefined };

const NEWLINE = 10;

/** Whole lines of a part of a file, at most so many. The last may lack its line break at the file’s end. */
export function splitLines(
  bytes: Uint8Array,
  { first, most, isEnd }: { first: number; most: number; isEnd: boolean },
): FileLine[] {
  const lines: FileLine[] = [];
  for (let from = 0; from < bytes.length && lines.length < most;) {
    const at = bytes.indexOf(NEWLINE, from);
    if (at < 0 && !isEnd) break;
    const end = at < 0 ? bytes.length : at + 1;
    lines.push({ number: first + lines.length, end, text: decode(bytes.subarray(from, at < 0 ? end : at)) });
    from = end;
  }
  return lines;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
