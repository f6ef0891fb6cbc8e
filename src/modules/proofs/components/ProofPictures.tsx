import { picturePath } from '@/domain/kits/designs/design-links';
import { KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import type { PicturedLine } from '../pictured-lines';
import { garmentTitle, pieceText } from '../proof-line';
import { KitPicture } from './KitPicture';
import { PlayerPictures } from './PlayerPictures';

/** What is made of an order’s kits: each garment from its four sides, and, once unfolded, for every player. */
export const ProofPictures = ({ lines }: { lines: readonly PicturedLine[] }) =>
  lines.map((line) => (
    <section key={`${line.title} ${line.kit.hash}`} aria-label={line.title} className="space-y-3">
      {lines.length > 1 && (
        <h3 className="font-sans text-base font-semibold wrap-anywhere normal-case">{line.title}</h3>
      )}
      {line.garments.map(({ type }) => (
        <Garment key={type} line={line} type={type} />
      ))}
      <PlayerPictures
        kit={line.kit}
        sides={line.garments.flatMap(({ type, side }) => (side ? [{ type, side }] : []))}
        players={line.players.map((player) => ({ ...player, piece: pieceText(player) }))}
      />
    </section>
  ));

type GarmentProps = { line: PicturedLine; type: PicturedLine['garments'][number]['type'] };

/** A garment as the first player gets it. */
function Garment({ line: { kit, players }, type }: GarmentProps) {
  const title = garmentTitle(kit, type);
  const label = `${kit.name}, ${title.toLowerCase()}`;
  return (
    <div>
      {kit.parts && <p className="mb-1.5 text-sm font-medium wrap-anywhere">{title}</p>}
      <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {KIT_VIEWS.map((view) => (
          <li key={view}>
            <KitPicture
              path={picturePath(kit.hash, { garment: type, view, detail: 'full', player: players[0] })}
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
