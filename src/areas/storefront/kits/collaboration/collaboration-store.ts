import { create } from 'zustand';
import type { DesignPresence } from '@/domain/kits/designs/design-presence';
import type { Refused } from '@/lib/client/request';
import type { SavedLink } from '../saved-links';

/** State of the open design’s autosave. */
export type SaveState =
  | { kind: 'saved' }
  /** Changed since; autosave follows. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Server not reached; kept in this browser and tried again. */
  | { kind: 'offline' }
  | { kind: 'refused'; refused: Refused };

interface CollaborationState {
  /** Undefined until the open design is saved. */
  link: SavedLink | undefined;
  save: SaveState;
  /** Other people who have it open. */
  others: DesignPresence['others'];
}

const ALONE: CollaborationState = { link: undefined, save: { kind: 'saved' }, others: [] };

export const useCollaboration = create<CollaborationState>(() => ALONE);

export const beAlone = (link?: SavedLink): void => useCollaboration.setState({ ...ALONE, link });
