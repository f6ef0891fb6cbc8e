import type { OrderedKit } from './resolve-line';
import { MEGABYTE, type UploadRule } from '../text/uploads';

export const PROOF_UPLOAD: UploadRule = {
  accept: ['.png', '.jpg', '.jpeg', '.pdf'],
  formats: 'PNG, JPEG or PDF',
  maxBytes: 25 * MEGABYTE,
};

/** `void`: replaced by a newer proof, or an approval revoked by a later change. */
export const PROOF_STATUSES = ['waiting', 'approved', 'changes_requested', 'void'] as const;
export type ProofStatus = (typeof PROOF_STATUSES)[number];

const LABELS: Record<ProofStatus, string> = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  changes_requested: 'Changes requested',
  void: 'No longer valid',
};

export const proofStatusLabel = (status: ProofStatus): string => LABELS[status];

/** False once an edit voided it, or follows the changes that were requested. */
export const showsOrder = (status: ProofStatus): boolean => status === 'waiting' || status === 'approved';

export type ProofedLine = {
  sku: string;
  color: string | null;
  kit?: Pick<OrderedKit, 'hash' | 'parts'> | null;
  quantities: Record<string, number>;
  players: readonly ProofedPlayer[];
  prints?: readonly { assetId: string; place: string }[];
  customized?: boolean;
  /** Set of a custom line, which no proof shows. */
  custom?: object;
};

export const shownLines = <Line extends ProofedLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ custom }) => !custom);

type ProofedPlayer = {
  squad?: string;
  name: string;
  nameOnBack: string;
  number: number | string | null;
  size: string;
  sizes?: Record<string, string>;
};

/** Leaves out prices and ids; ignores the order of lines, sizes, players and logos. `fileHash` is SHA-256 in hex. */
export function approvedText(fileHash: string, items: readonly ProofedLine[]): string {
  const lines = shownLines(items).map(({ sku, color, kit, quantities, players, prints = [] }) =>
    JSON.stringify([
      sku,
      color,
      Object.entries(quantities)
        .filter(([, pieces]) => pieces > 0)
        .sort(byText),
      players
        .map(({ name, nameOnBack, number, size, sizes }) => [
          ...[name, nameOnBack, number, size],
          ...(sizes ? [Object.entries(sizes).sort(byText)] : []),
        ])
        .sort(byText),
      ...(kit ? [kit.hash] : []),
      ...(kit?.parts ? [kit.parts.map(({ part, garment }) => [part, garment])] : []),
      ...(prints.length > 0 ? [prints.map(({ assetId, place }) => [place, assetId]).sort(byText)] : []),
    ]),
  );
  return JSON.stringify([fileHash, lines.sort()]);
}

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Proof as far as production depends on it; hashes are SHA-256, hexadecimal. */
type ProofState = { version: number; status: ProofStatus };

type Awaited = {
  isApproved: boolean;
  who: 'team' | 'customer';
  /** Squads without an approval; empty if the order is one. */
  open: readonly { name: string; status: ProofStatus }[];
};

/** In words for staff; undefined if the newest proof is approved for the present order. `who` approves it. */
export function awaitedApproval(
  newest: ProofState | undefined,
  { isApproved, who, open }: Awaited,
): string | undefined {
  if (isApproved) return undefined;
  const state = newest && STATES[newest.status](newest.version, who);
  const named = (status: ProofStatus) => open.filter((each) => each.status === status).map(({ name }) => name);
  const [waiting, changes] = [named('waiting').join(', '), named('changes_requested').join(', ')];
  return [
    ...[`Production waits for a proof that the ${who} has approved.`, state],
    ...[waiting && `Not answered yet: ${waiting}.`, changes && `Changes requested: ${changes}.`],
  ]
    .filter(Boolean)
    .join(' ');
}

const STATES: Record<ProofStatus, (version: number, who: string) => string> = {
  waiting: (version, who) => `Proof ${version} is still with the ${who}.`,
  changes_requested: (version, who) => `The ${who} asks for changes to proof ${version}: add the next one.`,
  approved: (version) => `The order has changed since proof ${version} was approved: add the next one.`,
  void: (version) => `The order has changed since proof ${version}: add the next one.`,
};
