import { z } from 'zod';
import { COLOR_SCHEMES, THEMES } from './appearance';
import { NOTIFICATION_KINDS, NOTIFICATION_GROUPS } from './notification-preferences';
import { BUILT_IN_ROLES, GRANTED_PERMISSIONS } from './permissions';
import { cleanLine, cleanText } from '../text/text';

const PASSWORD_LEAST = 12;
const PASSWORD_MOST = 200;
const NAME = 'Enter the full name.';
const EMAIL = 'Enter an email address, such as ada@club.test.';

const atMost = (max: number) => `Please use at most ${max} characters.`;

const fullName = z.string(NAME).overwrite(cleanLine).min(1, NAME).max(120, atMost(120));
const email = z
  .string(EMAIL)
  .overwrite((text) => text.trim().toLowerCase())
  .max(254, atMost(254))
  .refine((text) => z.regexes.email.test(text), EMAIL);

export const profileInput = z.object({
  fullName,
  email,
  bio: z.string('Please enter text.').overwrite(cleanText).max(2000, atMost(2000)),
});
export type ProfileInput = z.output<typeof profileInput>;

export const roleChoice = z.union([z.enum(BUILT_IN_ROLES), z.uuid()], 'Choose a role.');

export const invitationInput = z.object({ fullName, email, role: roleChoice });
export type InvitationInput = z.output<typeof invitationInput>;

export const ownRoleInput = z.object({
  name: z.string().overwrite(cleanLine).min(1, 'Enter a name.').max(60, atMost(60)),
  permissions: z.array(z.enum(GRANTED_PERMISSIONS)).min(1, 'Choose at least one permission.'),
});
export type OwnRoleInput = z.output<typeof ownRoleInput>;

export const appearanceInput = z.object({ theme: z.enum(THEMES), colorScheme: z.enum(COLOR_SCHEMES) });
export type AppearanceInput = z.output<typeof appearanceInput>;

export const notificationInput = z.object({
  group: z.enum(NOTIFICATION_GROUPS.map(({ value }) => value)),
  kinds: z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length),
});
export type NotificationInput = z.output<typeof notificationInput>;

export function staffPasswordProblem(password: string): string | undefined {
  if (password.length < PASSWORD_LEAST) return `Use at least ${PASSWORD_LEAST} characters.`;
  if (password.length > PASSWORD_MOST) return atMost(PASSWORD_MOST);
  return undefined;
}
