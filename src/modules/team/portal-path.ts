import type { TeamPermission } from '@/domain/teams/team-roles';
import { ownPath } from '@/lib/http/own-path';

export const PORTAL_HOME = '/teamwear-portal';

/** Home of the portal for anything but its pages, so that a login never leads elsewhere. */
export const portalPath = (next: unknown): string => ownPath(next, /^\/teamwear-portal(?:\/[\w-]+)*$/) ?? PORTAL_HOME;

export const noAccessHref = (permission: TeamPermission): string => `${PORTAL_HOME}/no-access?to=${permission}`;

export function portalLoginHref(path: string): string {
  const next = portalPath(path);
  return next === PORTAL_HOME ? PORTAL_HOME : `${PORTAL_HOME}?${new URLSearchParams({ next })}`;
}
