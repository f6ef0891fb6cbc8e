import { picturePath } from '@/domain/kits/designs/design-links';
import { KIT_VIEWS, type KitView } from '@/domain/kits/document/kit-garments';
import { comparePlayers, playersText, playerText, type Player } from '@/domain/orders/players';
import { cn } from '@/ui/cn';
import type { PicturedLine } from '../pictured-lines';
import { garmentTitle, pieceText, type ProofPlayer } from '../proof-line';

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
      <Players line={line} />
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
            <Picture
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

/** Pictures of what lies folded away are not asked for. */
function Players({ line }: { line: PicturedLine }) {
  const { players, kit } = line;
  const sides = line.garments.flatMap(({ type, side }) => (side ? [{ type, side }] : []));
  if (players.length === 0 || sides.length === 0) return null;
  const isSet = sides.length > 1;
  return (
    <details className="rounded-control bg-surface-sunken px-4 py-2.5">
      <summary className="cursor-pointer py-1 font-medium">See it for {everyone(players)}</summary>
      <ul
        className={cn(
          'mt-3 mb-1.5 grid gap-x-4 gap-y-6',
          isSet ? 'sm:grid-cols-2 xl:grid-cols-3' : 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4',
        )}
      >
        {players.toSorted(comparePlayers).map((player, index) => (
          <li key={index} className="min-w-0">
            <div className="flex gap-2">
              {sides.map(({ type, side }) => (
                <Picture
                  key={type}
                  path={picturePath(kit.hash, { garment: type, view: side, player })}
                  alt={altOf(player, garmentTitle(kit, type), side)}
                />
              ))}
            </div>
            <p className="mt-1.5 font-medium wrap-anywhere">{playerText(player)}</p>
            <p className="text-sm text-ink-muted wrap-anywhere">{pieceText(player)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

const everyone = (players: readonly Player[]): string =>
  players.length === 1 ? 'the player' : `all ${playersText(players.length)}`;

const altOf = (player: ProofPlayer, garment: string, side: KitView): string =>
  `${playerText(player)}, ${garment.toLowerCase()}, ${side}`;

const Picture = ({ path, alt }: { path: string; alt: string }) => (
  <a href={path} target="_blank" rel="noopener" className="block min-w-0 grow basis-0">
    <img
      src={path}
      alt={alt}
      width={300}
      height={375}
      loading="lazy"
      decoding="async"
      className="aspect-4/5 w-full rounded-control kit-stage object-contain"
    />
    <span className="sr-only">Opens in a new tab</span>
  </a>
);
