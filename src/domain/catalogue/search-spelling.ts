/** Letters left out, added, changed or swapped with their neighbour. */
export function spellingDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

/** Mistakes allowed by length: none in two letters, one in five, three in nine. */
const mistakes = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3);

/** Nearest candidate, the first of equals. A prefix counts as the word, since people are still typing. */
export function likeliestWord(word: string, candidates: readonly string[]): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const begun = candidate.slice(0, word.length);
    const distance = Math.min(spellingDistance(word, candidate), spellingDistance(word, begun) + 0.5);
    if (distance <= mistakes(word) && distance < (best?.distance ?? Infinity)) best = { candidate, distance };
  }
  return best?.candidate;
}
