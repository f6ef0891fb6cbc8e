import { create } from 'zustand';
import type { DesignPresence } from '@/domain/kits/designs/design-presence';
import type { Refused } from '@/lib/client/request';
import type { SavedLink } from '../saved-links';

/** How the open design stands to what is saved of it. */
export type SaveState =
  | { kind: 'saved' }
  /** Changed since; it is saved in a moment. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server was not reached; what was drawn is kept in this browser and saved as soon as it can be. */
  | { kind: 'offline' }
  | { kind: 'refused'; refused: Refused };

interface TogetherState {
  /** Where the open design is saved; undefined where it is not. */
  link: SavedLink | undefined;
  save: SaveState;
  /** Who else has it open. */
  others: DesignPresence['others'];
}

const ALONE: TogetherState = { link: undefined, save: { kind: 'saved' }, others: [] };

/** The open design on the server, and the others who have it open. */
export const useTogether = create<TogetherState>(() => ALONE);

export const beAlone = (link?: SavedLink): void => useTogether.setState({ ...ALONE, link });
