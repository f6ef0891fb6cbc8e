import type { Blocks } from './blocks';
import { isSame } from '../../merging/is-same';
import type { History } from './types';

const MAX_SNAPSHOTS = 200;
/** Typing in one field without a pause of this many ms is one step. */
const TYPING_PAUSE = 1000;

export type Typing = NonNullable<History['typing']>;

export const startHistory = (blocks: Blocks): History => ({ snapshots: [blocks], index: 0 });

export const presentBlocks = ({ snapshots, index }: History): Blocks => snapshots[index] ?? [];

/** Adds a step: drops undone ones, and the oldest beyond the limit. */
export function record(history: History, blocks: Blocks, typing?: Typing): History {
  if (typing && continues(history, typing)) return retyped(history, blocks, typing);
  const snapshots = [...history.snapshots.slice(0, history.index + 1), blocks].slice(-MAX_SNAPSHOTS);
  return { snapshots, index: snapshots.length - 1, ...(typing && { typing }) };
}

function continues({ typing: last }: History, { id, path, at }: Typing): boolean {
  return last?.id === id && last.path === path && Math.abs(at - last.at) < TYPING_PAUSE;
}

/** Extends the last step with more typing; removes it if the typing was reverted. */
function retyped({ snapshots, index }: History, blocks: Blocks, typing: Typing): History {
  const before = snapshots.slice(0, index);
  return isSame(before.at(-1), blocks)
    ? { snapshots: before, index: index - 1 }
    : { snapshots: [...before, blocks], index, typing };
}

/** Undo or redo by one step; the same object at the ends. Typing afterwards is a new step. */
export function step({ snapshots, index }: History, by: -1 | 1): History {
  return { snapshots, index: Math.max(0, Math.min(index + by, snapshots.length - 1)) };
}

export const endTyping = (history: History): History =>
  history.typing ? { snapshots: history.snapshots, index: history.index } : history;
