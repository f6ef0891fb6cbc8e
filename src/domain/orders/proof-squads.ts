/** Approval by squad: an order without squads is one squad. */
import { shownLines, type ProofedLine, type ProofStatus } from './proof';

/** Null for pieces of no squad, or of an order without squads. */
export type SquadName = string | null;

export interface SquadPart<Line extends ProofedLine = ProofedLine> {
  squad: SquadName;
  lines: Line[];
}

export interface SquadAnswer {
  squad: SquadName;
  status: 'approved' | 'changes_requested';
  comment: string | null;
  byName: string;
  at: string;
  version: number;
  /** SHA-256 in hex of the file and the squad’s lines. */
  approvalHash: string | null;
}

export interface SquadState {
  squad: SquadName;
  status: ProofStatus;
  pieces: number;
  answer?: SquadAnswer;
}

export const squadLabel = (squad: SquadName): string => squad ?? 'Other pieces';

export const isSameSquad = (one: SquadName, other: SquadName): boolean =>
  (one ?? '').toLowerCase() === (other ?? '').toLowerCase();

export const ofSquad = <State extends { squad: SquadName }>(
  states: readonly State[],
  squad: SquadName | undefined,
): State[] => states.filter((state) => squad === undefined || isSameSquad(state.squad, squad));

/** Names in alphabetical order, other pieces last; those of nothing made to order need no answer. Never empty. */
export function squadParts<Line extends ProofedLine>(all: readonly Line[]): SquadPart<Line>[] {
  const lines = shownLines(all);
  const squads = new Map<string, string>();
  for (const { squad } of lines.flatMap(({ players }) => players))
    if (squad && !squads.has(squad.toLowerCase())) squads.set(squad.toLowerCase(), squad);
  if (squads.size === 0) return [{ squad: null, lines: [...lines] }];
  const names = [...squads.values()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const parts = [...names, null].map((squad) => ({ squad, lines: lines.flatMap((line) => lineOf(line, squad)) }));
  const made = parts.filter(({ lines: own }) => own.some(isMade));
  return made.length > 0 ? made : [{ squad: null, lines: [...lines] }];
}

function lineOf<Line extends ProofedLine>(line: Line, squad: SquadName): Line[] {
  const players = line.players.filter((player) => isSameSquad(player.squad || null, squad));
  const quantities =
    squad === null
      ? without(
          line.quantities,
          line.players.filter((each) => each.squad),
        )
      : counted(players);
  return Object.keys(quantities).length > 0 || players.length > 0 ? [{ ...line, quantities, players }] : [];
}

type Pieces = Record<string, number>;

function counted(players: readonly { size: string }[]): Pieces {
  const pieces: Pieces = {};
  for (const { size } of players) pieces[size] = (pieces[size] ?? 0) + 1;
  return pieces;
}

function without(quantities: Readonly<Pieces>, players: readonly { size: string }[]): Pieces {
  const taken = counted(players);
  const left = Object.entries(quantities).map(([size, pieces]) => [size, pieces - (taken[size] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, pieces]) => pieces > 0));
}

const isMade = ({ kit, prints = [], players, customized }: ProofedLine): boolean =>
  Boolean(kit) ||
  prints.length > 0 ||
  customized === true ||
  players.some(({ nameOnBack, number }) => nameOnBack !== '' || (number !== null && number !== ''));

export const piecesOf = ({ lines }: Pick<SquadPart, 'lines'>): number =>
  lines.flatMap(({ quantities }) => Object.values(quantities)).reduce((sum, pieces) => sum + pieces, 0);

export const piecesWords = (pieces: number): string => `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;

/** Open until all squads have answered, and approved if all approve. */
export function proofStatusOf(states: readonly Pick<SquadState, 'status'>[]): 'waiting' | SquadAnswer['status'] {
  if (states.some(({ status }) => status === 'waiting' || status === 'void')) return 'waiting';
  return states.every(({ status }) => status === 'approved') ? 'approved' : 'changes_requested';
}

export const squadsText = (squads: readonly SquadName[], all: readonly unknown[]): string =>
  all.length > 1 ? squads.map(squadLabel).join(', ') : '';

/** Names the squads of a comment unless it is from all. */
export function joinedComments(answers: readonly Pick<SquadAnswer, 'squad' | 'comment'>[]): string | null {
  const comments = [...new Set(answers.flatMap(({ comment }) => comment ?? []))];
  const named = comments.map((comment) => {
    const squads = answers.filter((answer) => answer.comment === comment).map(({ squad }) => squadLabel(squad));
    return squads.length === answers.length ? comment : `${squads.join(', ')}: ${comment}`;
  });
  return named.join('\n').slice(0, MAX_COMMENT) || null;
}

const MAX_COMMENT = 2000;
