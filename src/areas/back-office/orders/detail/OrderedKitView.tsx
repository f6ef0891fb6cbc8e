import { KIT_GARMENTS, KIT_VIEWS, type KitView } from '@/domain/kits/document/kit-garments';
import { picturePath } from '@/domain/kits/designs/design-links';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import { playersOf } from '@/modules/orders/documents/player-list';
import type { Order } from '@/payload-types';
import { PlayerRowsTable } from './PlayerTable';

const VIEW_LABELS: Record<KitView, string> = { front: 'Front', back: 'Back', left: 'Left side', right: 'Right side' };

/** The four sides of an ordered garment, and each piece that is printed for somebody. */
export function OrderedKitView({ kit, line }: { kit: OrderedKit; line: Order['orderItems'][number] }) {
  const players = playersOf(line);
  const { label } = KIT_GARMENTS[kit.garment];
  const pathOf = (view: KitView) => picturePath(kit.hash, { garment: kit.garment, view, detail: 'full' });
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <ul className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        {KIT_VIEWS.map((view) => (
          <li key={view} className="card overflow-hidden">
            <a href={pathOf(view)} target="_blank" rel="noopener">
              <img
                src={pathOf(view)}
                alt={`${label}, ${VIEW_LABELS[view].toLowerCase()}`}
                width={600}
                height={750}
                className="aspect-4/5 w-full bg-surface-sunken object-cover"
              />
              <span className="block px-4 py-2.5 text-sm font-medium">
                {VIEW_LABELS[view]}
                <span className="sr-only"> (opens in a new tab)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <section aria-labelledby="kit-players" className="card px-5 py-4 text-sm">
        <h2 id="kit-players" className="mb-2 text-subheading">
          Names and numbers
        </h2>
        {players.length > 0 ? <PlayerRowsTable players={players} /> : <p className="text-ink-muted">None.</p>}
      </section>
    </div>
  );
}
