import { z } from 'zod';
import { cleanLine } from '../text/text';
import { TEAM_ROLES } from './team-roles';

export const MAX_PEOPLE = 50;

const role = z.enum(TEAM_ROLES, 'Choose a role.');
const password = z.string('Enter your password.').max(1000).catch('');

export const invitationInput = z.object({
  fullName: z
    .string('Enter a name.')
    .overwrite(cleanLine)
    .min(1, 'Enter a name.')
    .max(120, 'Use at most 120 characters.'),
  email: z
    .string('Enter an email address.')
    .overwrite((text) => cleanLine(text).toLowerCase())
    .max(320, 'Use at most 320 characters.')
    .pipe(z.email('Enter an email address, such as name@example.com.')),
  role,
  password,
});
export type Invitation = z.infer<typeof invitationInput>;

export const roleInput = z.object({ role, password });
