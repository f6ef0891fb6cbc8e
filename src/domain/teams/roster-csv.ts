/** Rosters as spreadsheets hold them. */
import Papa from 'papaparse';
import { guardCell } from '../text/table/cells';
import { PLAYER_FIELDS, PLAYER_LABELS, type PlayerField, type PlayerFields } from './roster';

/** The columns of a roster, in the order of the template and of a file without a heading. */
export const ROSTER_COLUMNS: readonly { field: PlayerField; title: string }[] = PLAYER_FIELDS.map((field) => ({
  field,
  title: PLAYER_LABELS[field],
}));

/** A roster as a file that imports back unchanged. It begins with a byte order mark, by which Excel knows UTF-8. */
export function writeRoster(players: readonly PlayerFields[]): string {
  const rows = players.map((player) => ROSTER_COLUMNS.map(({ field }) => guardCell(String(player[field] ?? ''))));
  return `\uFEFF${Papa.unparse([ROSTER_COLUMNS.map(({ title }) => title), ...rows], { newline: '\r\n' })}\r\n`;
}

/** An example to fill in. */
export const rosterTemplate = (): string =>
  writeRoster([
    {
      name: 'Jess Example',
      position: 'Goal Attack',
      jerseyNumber: 7,
      sizePreference: 'M',
      nameOnBack: 'EXAMPLE',
      email: 'jess@example.com',
      shortsSize: 'L',
      socksSize: null,
      squad: 'U15',
    },
  ]);
