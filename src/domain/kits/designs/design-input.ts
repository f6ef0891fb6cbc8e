import { z } from 'zod';
import { emailInput, lineInput, textInput } from '../../text/person-input';
import { MAX_NAME_LENGTH } from '../document/kit-limits';

export const MAX_DESIGN_NAME = MAX_NAME_LENGTH;
export const MAX_COMMENT_AUTHOR = 80;
export const MAX_COMMENT = 1000;

export const MAX_TEAM_DESIGNS = 200;
export const MAX_COMMENTS = 300;
export const MAX_VERSIONS = 50;
/** Saves by one person within so many minutes form one version. */
export const VERSION_MINUTES = 10;

const document = z.unknown().refine((given) => given !== undefined, 'Please send a kit.');

export const newDesign = z.object({ document });

/** `revision` is the state changed; `keep` preserves it as a version; an `autosave` is replaced by the next one. */
export const designSave = z.object({
  document,
  revision: z.string('Please name the revision that you changed.').max(64),
  keep: z.boolean().default(false),
  autosave: z.boolean().default(false),
});

export const designName = z.object({ name: lineInput(MAX_DESIGN_NAME, 'Please enter a name.') });

export const designComment = z.object({
  author: lineInput(MAX_COMMENT_AUTHOR, 'Please enter your name.'),
  text: textInput(MAX_COMMENT, 'Please enter a comment.'),
});

export type DesignComment = z.output<typeof designComment>;

export const designEmail = z.object({ email: emailInput });
