import { z } from 'zod';

/** `POST /api/kits/designs/{id}/presence` every few seconds while a design is open, answered by DesignPresence. */
export const presenceInput = z.object({
  /** One per window. */
  tab: z.string('Please name the window.').min(1).max(60),
  /** The element or garment that is worked on. */
  place: z.string().max(60).nullable(),
  leaving: z.boolean().default(false),
});

export interface DesignPresence {
  /** Of what is saved now. */
  revision: string;
  /** Who else has it open; a visitor has no name. */
  others: { tab: string; name: string | null; place: string | null }[];
}

/** What somebody is called whose name nobody knows. */
export const STRANGER = 'Someone else';
