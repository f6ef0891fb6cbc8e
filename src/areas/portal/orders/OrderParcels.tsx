import type { Shipment } from '@/data/shipments';
import { Parcel } from '@/modules/despatch/components/Parcel';
import { LocalDate } from '@/ui/LocalDate';

type OrderParcelsProps = { shipments: readonly Shipment[]; isCollection: boolean };

/** Parcels on their way to the team, or ready to collect. */
export function OrderParcels({ shipments, isCollection }: OrderParcelsProps) {
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
                · {isCollection ? 'ready to collect' : 'sent'} <LocalDate iso={shipment.createdAt} />
              </span>
            </h3>
            <Parcel shipment={shipment} />
          </li>
        ))}
      </ol>
    </section>
  );
}
