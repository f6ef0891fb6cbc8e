/** Embroidery threads of the shop. Gaps in colour are closed by the nearest (CIEDE2000). */
import { colorDifference } from '../palette/color-difference';
import { KIT_PALETTE } from '../palette/kit-palette';

export interface Thread {
  /** Maker’s code, as 'Madeira 1842'. */
  code: string;
  name: string;
  hex: string;
}

export const USUAL_THREADS: readonly Thread[] = KIT_PALETTE.map(({ code, name, hex }) => ({ code, name, hex }));

export const MAX_THREADS = 600;
export const THREAD_CODE_MAX = 30;
export const THREAD_NAME_MAX = 40;

export const threadLabel = ({ code, name }: Thread): string => `${code} ${name}`;

/** Found before, by list: a kit asks for the same few colours for each of its shapes. */
const nearest = new WeakMap<readonly Thread[], Map<string, Thread>>();
const MAX_NEAR = 500;

export function nearestThread(color: string, threads: readonly Thread[]): Thread {
  const known = nearest.get(threads) ?? new Map<string, Thread>();
  nearest.set(threads, known);
  const found = known.get(color) ?? findNearest(color, threads);
  if (known.size >= MAX_NEAR) known.clear();
  known.set(color, found);
  return found;
}

function findNearest(color: string, threads: readonly Thread[]): Thread {
  const [first = { code: '', name: color, hex: color }, ...others] = threads;
  let [best, least] = [first, colorDifference(color, first.hex)];
  for (const thread of others) {
    const difference = colorDifference(color, thread.hex);
    if (difference < least) [best, least] = [thread, difference];
  }
  return best;
}
