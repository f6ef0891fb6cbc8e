import { z } from 'zod';

/** `POST /api/kits/designs/{id}/presence`, sent every few seconds while a design is open. */
export const presenceInput = z.object({
  tab: z.string('Please name the window.').min(1).max(60),
  place: z.string().max(60).nullable(),
  leaving: z.boolean().default(false),
});

export interface DesignPresence {
  revision: string;
  /** Other windows with the design open; a visitor has no name. */
  others: { tab: string; name: string | null; place: string | null }[];
}

export const STRANGER = 'Someone else';
