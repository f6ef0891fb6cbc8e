import { picturePath } from '@/domain/kits/designs/design-links';
import { KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import { comparePlayers, playerText } from '@/domain/orders/players';
import type { PicturedKit, PicturedLine } from '../pictured-lines';
import { garmentTitle, pieceText, type ProofPlayer } from '../proof-line';
import { KitPicture } from './KitPicture';
import { PlayerPictures } from './PlayerPictures';

/** Players whose pictures are shown at once; those of more wait until unfolded. */
const SHOWN_PLAYERS = 8;

type ProofPicturesProps = {
  lines: readonly PicturedLine[];
  isByPlayer?: boolean;
};

/** Kits from four sides and, unfolded, for every player; goods from stock only from the printed back. */
export const ProofPictures = ({ lines, isByPlayer = false }: ProofPicturesProps) =>
  lines.map(({ pictured, ...line }) => (
    <section key={`${line.title} ${line.kit?.hash ?? ''}`} aria-label={line.title} className="space-y-3">
      {(lines.length > 1 || !line.kit) && (
        <h3 className="font-sans text-base font-semibold wrap-anywhere normal-case">{line.title}</h3>
      )}
      {pictured ? (
        <Pictures line={line} pictured={pictured} isByPlayer={isByPlayer} />
      ) : (
        <PlayerWords players={line.players} />
      )}
    </section>
  ));

type PicturesProps = { line: PicturedLine; pictured: PicturedKit; isByPlayer: boolean };

function Pictures({ line, pictured, isByPlayer }: PicturesProps) {
  const { kit, garments } = pictured;
  return (
    <>
      {line.kit &&
        !isByPlayer &&
        garments.map(({ type }) => <Garment key={type} pictured={pictured} player={line.players[0]} type={type} />)}
      <PlayerPictures
        kit={kit}
        sides={garments.flatMap(({ type, side }) => (side ? [{ type, side }] : []))}
        players={line.players.map((player) => ({ ...player, piece: pieceText(player) }))}
        isOpen={!line.kit && line.players.length <= SHOWN_PLAYERS}
      />
    </>
  );
}

const PlayerWords = ({ players }: { players: readonly ProofPlayer[] }) => (
  <ul className="grid gap-2 sm:grid-cols-2">
    {players.toSorted(comparePlayers).map((player, index) => (
      <li key={index} className="rounded-control bg-surface-sunken px-4 py-2.5">
        <p dir="auto" className="font-medium wrap-anywhere">
          {playerText(player)}
        </p>
        <p className="text-sm text-ink-muted wrap-anywhere">{pieceText(player)}</p>
      </li>
    ))}
  </ul>
);

type GarmentProps = {
  pictured: PicturedKit;
  player: ProofPlayer | undefined;
  type: PicturedKit['garments'][number]['type'];
};

function Garment({ pictured: { kit }, player, type }: GarmentProps) {
  const title = garmentTitle(kit, type);
  const label = `${kit.name}, ${title.toLowerCase()}`;
  return (
    <div>
      {kit.parts && <p className="mb-1.5 text-sm font-medium wrap-anywhere">{title}</p>}
      <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {KIT_VIEWS.map((view) => (
          <li key={view}>
            <KitPicture
              path={picturePath(kit.hash, { garment: type, view, detail: 'full', player })}
              alt={`${label}, ${view}`}
            />
            <span aria-hidden className="mt-1 block text-sm text-ink-muted capitalize">
              {view}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
