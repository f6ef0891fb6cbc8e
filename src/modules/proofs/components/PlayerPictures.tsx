import { picturePath } from '@/domain/kits/designs/design-links';
import type { KitGarmentType, KitView } from '@/domain/kits/document/kit-garments';
import { comparePlayers, playersText, playerText, type NamedPlayer } from '@/domain/orders/players';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import { cn } from '@/ui/cn';
import { garmentTitle } from '../proof-line';
import { KitPicture } from './KitPicture';

type PlayerPicturesProps = {
  kit: OrderedKit;
  sides: readonly { type: KitGarmentType; side: KitView }[];
  players: readonly (NamedPlayer & { piece: string })[];
  isOpen?: boolean;
};

export function PlayerPictures({ kit, sides, players, isOpen }: PlayerPicturesProps) {
  if (players.length === 0 || sides.length === 0) return null;
  return (
    <details open={isOpen} className="rounded-control bg-surface-sunken px-4 py-2.5">
      <summary className="cursor-pointer py-1 font-medium">
        See it for {players.length === 1 ? 'the player' : `all ${playersText(players.length)}`}
      </summary>
      <ul className={cn('mt-3 mb-1.5 grid gap-x-4 gap-y-6', COLUMNS[Math.min(sides.length, COLUMNS.length) - 1])}>
        {players.toSorted(comparePlayers).map((player, index) => (
          <li key={index} className="min-w-0">
            <div className="flex gap-2">
              {sides.map(({ type, side }) => (
                <KitPicture
                  key={`${type} ${side}`}
                  path={picturePath(kit.hash, { garment: type, view: side, player })}
                  alt={`${playerText(player)}, ${garmentTitle(kit, type).toLowerCase()}, ${side}`}
                />
              ))}
            </div>
            <p className="mt-1.5 font-medium wrap-anywhere">{playerText(player)}</p>
            <p className="text-sm text-ink-muted wrap-anywhere">{player.piece}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

const COLUMNS = [
  'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4',
  'sm:grid-cols-2 xl:grid-cols-3',
  'sm:grid-cols-2 xl:grid-cols-3',
  'lg:grid-cols-2',
];
