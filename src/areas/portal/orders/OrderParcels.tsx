import type { Shipment } from '@/data/shipments';
import { Parcel } from '@/modules/despatch/components/Parcel';
import { LocalDate } from '@/ui/LocalDate';

/** What is on its way to the team, parcel by parcel. */
export function OrderParcels({ shipments }: { shipments: readonly Shipment[] }) {
  if (shipments.length === 0) return null;
  return (
    <section aria-labelledby="parcels-title" className="card">
      <h2 id="parcels-title" className="px-5 pt-5 pb-4 text-subheading">
        Parcels
      </h2>
      <ol className="divide-y divide-line border-t border-line">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="px-5 py-4">
            <h3 className="font-sans text-base font-semibold tracking-normal normal-case">
              Parcel {shipment.number}{' '}
              <span className="font-normal text-ink-muted">
                · sent <LocalDate iso={shipment.createdAt} />
              </span>
            </h3>
            <Parcel shipment={shipment} />
          </li>
        ))}
      </ol>
    </section>
  );
}
