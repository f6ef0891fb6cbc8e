/** Roles in a team, the most powerful first. The team’s own login is a manager. */
export const TEAM_ROLES = ['manager', 'coach', 'treasurer'] as const;

export type TeamRole = (typeof TEAM_ROLES)[number];

export const TEAM_ROLE_LABELS: Record<TeamRole, string> = {
  manager: 'Manager',
  coach: 'Coach',
  treasurer: 'Treasurer',
};

export const TEAM_ROLE_HINTS: Record<TeamRole, string> = {
  manager: 'Does everything: orders, proofs, invoices and people.',
  coach:
    'Fills in players, sizes, designs and the draft of an order. Cannot submit it, approve a proof or see invoices.',
  treasurer: 'Sees orders, and pays their invoices. Does not see the roster, drafts or designs.',
};

const PERMISSIONS = {
  /** Team details, orders with proofs and parcels, and one’s own password. */
  portal: { roles: TEAM_ROLES, refusal: 'Please log in again.' },
  roster: { roles: ['manager', 'coach'], refusal: 'Managers and coaches look after the roster.' },
  drafts: { roles: ['manager', 'coach'], refusal: 'Managers and coaches put orders together.' },
  /** Colours, logos and files, kits and comments on them. */
  designs: { roles: ['manager', 'coach'], refusal: 'Managers and coaches look after the designs.' },
  orders: { roles: ['manager'], refusal: 'Only a manager can submit or change an order.' },
  proofs: { roles: ['manager'], refusal: 'Only a manager can approve a proof or ask for changes.' },
  /** Invoices, payments and balances, and the billing address and VAT number. */
  invoices: { roles: ['manager', 'treasurer'], refusal: 'Managers and treasurers see invoices.' },
  /** Details that staff print and call by. */
  account: { roles: ['manager'], refusal: 'Only a manager can change the account.' },
  people: { roles: ['manager'], refusal: 'Only a manager can invite people, remove them and change their roles.' },
} satisfies Record<string, { roles: readonly TeamRole[]; refusal: string }>;

export type TeamPermission = keyof typeof PERMISSIONS;

export const TEAM_PERMISSIONS = Object.keys(PERMISSIONS) as TeamPermission[];

export const teamRoleCan = (role: TeamRole, permission: TeamPermission): boolean =>
  (PERMISSIONS[permission].roles as readonly TeamRole[]).includes(role);

export const teamRefusal = (permission: TeamPermission): string => PERMISSIONS[permission].refusal;
