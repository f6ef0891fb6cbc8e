/** Matches answers by a team’s link with players: proposed by name, decided by the manager. */
import { nameKey } from './roster';

/** A player’s id, `new` for a new player, or `discard` for nobody. */
export type AnswerFor = string;

type Candidate = { id: string; name: string; answeredAt: string | null };

/** The only player of that name without an answer, a new one for an unknown name; undefined if the manager decides. */
export function proposedFor(name: string, players: readonly Candidate[]): AnswerFor | undefined {
  const key = nameKey(name);
  const [first, ...others] = players.filter((player) => nameKey(player.name) === key);
  if (!first) return 'new';
  return others.length === 0 && first.answeredAt === null ? first.id : undefined;
}
