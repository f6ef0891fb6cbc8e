/** Whose pieces are in which parcel, of lines that are printed for players. */
import { comparePlayers, playerText, type NamedPlayer } from '../orders/players';

/** A player of an order line by their place in it, from 0. */
export type LinePlayer = NamedPlayer & { place: number };

const keyOf = ({ name, number, person = '' }: NamedPlayer): string => JSON.stringify([name, number, person]);

/** The players of a line who are in no parcel, by number and name: each who is packed takes out one who is printed alike. */
export function openPlayers(players: readonly NamedPlayer[], packed: readonly NamedPlayer[]): LinePlayer[] {
  const taken = packed.map(keyOf);
  return players
    .map((player, place) => ({ ...player, place }))
    .filter((player) => {
      const found = taken.indexOf(keyOf(player));
      if (found >= 0) taken.splice(found, 1);
      return found < 0;
    })
    .toSorted(comparePlayers);
}

/** '7 HUDSON'; of a piece without name and number whom it is for. */
const parcelPlayerText = ({ person, ...printed }: NamedPlayer): string =>
  (!printed.name && !printed.number && person) || playerText(printed);

/** The same for a list: ‘SMITH (Tom Smith, U12)’ where another piece has the same on it, ‘SMITH (Tom Smith, 1 of 2)’ where all is alike. */
export function parcelPlayerTexts(players: readonly NamedPlayer[]): string[] {
  const texts = players.map(parcelPlayerText);
  const details = players.map(({ person, squad }, place) =>
    [person !== texts[place] && person, squad].filter(Boolean).join(', '),
  );
  const keys = players.map((_, place) => JSON.stringify([texts[place], details[place]]));
  return players.map(({ person }, place) => {
    const text = texts[place] ?? '';
    const alike = keys.flatMap((key, other) => (key === keys[place] ? [other] : []));
    const count = person && alike.length > 1 && `${alike.indexOf(place) + 1} of ${alike.length}`;
    const whose = [details[place], count].filter(Boolean).join(', ');
    const isAlone = texts.indexOf(text) === texts.lastIndexOf(text);
    return isAlone || !whose ? text : `${text} (${whose})`;
  });
}
