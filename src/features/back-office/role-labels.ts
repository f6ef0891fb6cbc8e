import type { Role } from '@/domain/permissions';

/** Roles as the screens name them (spec §6). */
export const ROLE_LABELS: Record<Role, string> = {
  administrator: 'Administrator',
  content_manager: 'Content manager',
};
