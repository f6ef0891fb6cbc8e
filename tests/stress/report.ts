import { isDeepStrictEqual } from 'node:util';
import type { Answer } from './orders';

let failures = 0;

export function check(title: string, actual: unknown, expected: unknown): void {
  const holds = isDeepStrictEqual(actual, expected);
  if (!holds) failures += 1;
  console.log(`${holds ? '  ok  ' : ' FAIL '} ${title}: ${JSON.stringify(actual)}`);
  if (!holds) console.log(`       expected ${JSON.stringify(expected)}`);
}

export const note = (text: string): void => console.log(`       ${text}`);

export function statuses(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function speed(answers: readonly Answer[], seconds: number): string {
  const times = answers.map(({ ms }) => ms);
  const part = (share: number) => `${Math.round(percentile(times, share))} ms`;
  return `${seconds.toFixed(1)} s, ${Math.round(answers.length / seconds)} answers/s; half within ${part(0.5)}, 99 % within ${part(0.99)}`;
}

export function finish(): void {
  console.log(failures === 0 ? '\nEverything held.' : `\n${failures} did not hold.`);
  process.exitCode = failures === 0 ? 0 : 1;
}
