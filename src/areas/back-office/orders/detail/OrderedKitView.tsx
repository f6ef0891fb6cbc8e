import { orderedKitPath } from '@/domain/kits/designs/design-links';
import { garmentsOf, type OrderedKit } from '@/domain/orders/resolve-line';
import { playersOf } from '@/modules/orders/documents/player-list';
import { buttonClass } from '@/ui/button-class';
import type { Order } from '@/payload-types';
import { KitSides } from '../../kits/KitSides';
import { PlayerRowsTable } from './PlayerTable';

/** The four sides of an ordered garment, of a set of each, and each piece that is printed for somebody. */
export function OrderedKitView({ kit, line }: { kit: OrderedKit; line: Order['orderItems'][number] }) {
  const players = playersOf(line);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-4">
        <a href={orderedKitPath(kit.hash)} className={buttonClass('outline', 'sm')}>
          Open in the designer
        </a>
        {garmentsOf(kit).map((garment) => (
          <KitSides key={garment} hash={kit.hash} garment={garment} />
        ))}
      </div>
      <section aria-labelledby="kit-players" className="card px-5 py-4 text-sm">
        <h2 id="kit-players" className="mb-2 text-subheading">
          Names and numbers
        </h2>
        {players.length > 0 ? <PlayerRowsTable players={players} /> : <p className="text-ink-muted">None.</p>}
      </section>
    </div>
  );
}
