import { comparePlayers, playerText, type NamedPlayer } from '../orders/players';

/** `place`: index of the player in the order line. */
export type LinePlayer = NamedPlayer & { place: number };

const keyOf = ({ name, number, person = '' }: NamedPlayer): string => JSON.stringify([name, number, person]);

/** Players of a line in no parcel yet, by number and name: each packed one removes one with the same print. */
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

/** '7 HUDSON'; the wearer’s name for a piece without print. */
const parcelPlayerText = ({ person, ...printed }: NamedPlayer): string =>
  (!printed.name && !printed.number && person) || playerText(printed);

/** Adds what tells identical prints apart: 'SMITH (Tom Smith, U12)', or 'SMITH (Tom Smith, 1 of 2)' if all is equal. */
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
