import { create } from 'zustand';
import type { DesignPresence } from '@/domain/kits/designs/design-presence';
import type { SyncStatus } from '@/lib/client/sync/sync';
import type { SavedLink } from '../saved-links';

/** State of the open design’s autosave; the later of two changes counts, without a conflict. */
export type SaveState = Exclude<SyncStatus, { kind: 'conflict' }>;

interface CollaborationState {
  /** Undefined until the open design is saved. */
  link: SavedLink | undefined;
  save: SaveState;
  others: DesignPresence['others'];
}

const ALONE: CollaborationState = { link: undefined, save: { kind: 'saved' }, others: [] };

export const useCollaboration = create<CollaborationState>(() => ALONE);

export const beAlone = (link?: SavedLink): void => useCollaboration.setState({ ...ALONE, link });
