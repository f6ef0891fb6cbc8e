import { csvFile } from '../text/table/csv-lines';
import { PLAYER_FIELDS, PLAYER_LABELS, type PlayerField, type PlayerFields } from './roster';

/** In the order of the template and of files without a heading. */
export const ROSTER_COLUMNS: readonly { field: PlayerField; title: string }[] = PLAYER_FIELDS.map((field) => ({
  field,
  title: PLAYER_LABELS[field],
}));

export const writeRoster = (players: readonly PlayerFields[]): string =>
  csvFile(
    ROSTER_COLUMNS.map(({ title }) => title),
    players.map((player) => ROSTER_COLUMNS.map(({ field }) => player[field])),
  );

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
