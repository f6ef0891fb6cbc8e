'use client';

import { ExternalLink, PackagePlus, Pencil, Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { trackingLink, trackingText } from '@/domain/despatch/carriers';
import { countPieces, namedPieces, openPieces, piecesText } from '@/domain/despatch/shipments';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { Shipment } from '@/data/shipments';
import { ParcelPlayers } from '@/modules/despatch/components/ParcelPlayers';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { LocalDate } from '@/ui/LocalDate';
import { toast } from '@/ui/toast';
import { toastOrderFailure } from '../order-failure-toast';
import { recipientOf, type OpenLine, type OrderToPack } from './order-to-pack';
import { withdrawShipmentAction } from './shipment-actions';
import { ShipmentDialog } from './ShipmentDialog';
import { Allowed } from '../../access/granted';

type OrderShipmentsProps = { order: OrderToPack; shipments: readonly Shipment[] };

export function OrderShipments({ order, shipments }: OrderShipmentsProps) {
  const [edited, setEdited] = useState<Shipment | 'new'>();
  const toPack = linesToPack(order, shipments);
  const open = countPieces(toPack);
  const canShip = open > 0 && !order.whyNot;
  if (shipments.length === 0 && !canShip) return null;
  return (
    <section aria-labelledby="shipments" className="card">
      <header className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-3">
        <h2 id="shipments" className="text-subheading">
          Shipments
          <span className="ml-2.5 font-sans text-sm font-normal tracking-normal text-ink-muted normal-case">
            {open === 0 ? 'All pieces are in a shipment' : `${piecesText(open)} not in a shipment yet`}
          </span>
        </h2>
        {canShip && (
          <Allowed to="despatch:write">
            <Button variant="outline" size="sm" onClick={() => setEdited('new')}>
              <PackagePlus aria-hidden className="size-4" />
              Create a shipment
            </Button>
          </Allowed>
        )}
      </header>
      {shipments.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {shipments.map((shipment) => (
            <ShipmentRow key={shipment.id} order={order} shipment={shipment} onEdit={() => setEdited(shipment)} />
          ))}
        </ul>
      )}
      {edited && (
        <ShipmentDialog
          order={order}
          shipment={edited === 'new' ? undefined : edited}
          toPack={toPack}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

function linesToPack({ lines }: OrderToPack, shipments: readonly Shipment[]): OpenLine[] {
  const sent = shipments.flatMap(({ pieces }) => pieces);
  const open = openPieces(
    lines.map((each) => {
      const ofLine = sent.filter(({ line }) => line === each.line);
      return { ...each, shipped: countPieces(ofLine), packed: ofLine.flatMap(({ players }) => players ?? []) };
    }),
  );
  return lines.flatMap((each) => {
    const left = open.find(({ line }) => line === each.line);
    return left ? { ...each, ...left } : [];
  });
}

type ShipmentRowProps = { order: OrderToPack; shipment: Shipment; onEdit: () => void };

function ShipmentRow({ order, shipment, onEdit }: ShipmentRowProps) {
  const { id, number, pieces, byName, createdAt } = shipment;
  const link = trackingLink(shipment);
  const carried = trackingText(shipment);

  async function withdraw() {
    const about = { kind: order.kind, orderId: order.id, revision: order.revision, shipmentId: id };
    const result = await callAction(withdrawShipmentAction(about), UPDATE_FAILED);
    if (result.ok) toast(orderSaved(`Shipment ${number} withdrawn`));
    else toastOrderFailure(result);
  }

  return (
    <li className="px-5 py-4 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold tracking-normal normal-case">
            Shipment {number} <span className="font-normal text-ink-muted">· {piecesText(countPieces(pieces))}</span>
          </h3>
          <p className="wrap-anywhere">
            {link ? (
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-6 items-center gap-1.5 font-medium text-accent underline underline-offset-4"
              >
                {carried}
                <ExternalLink aria-hidden className="size-4 shrink-0" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            ) : (
              carried || (
                <span className="text-ink-muted">{order.isCollection ? 'Ready to collect' : 'No tracking'}</span>
              )
            )}
          </p>
          <p className="text-ink-muted">
            <LocalDate iso={createdAt} withTime onShopClock /> · {byName}
          </p>
        </div>
        <div className="-my-1 flex flex-wrap gap-x-1 max-sm:-ml-4">
          <a
            href={`${order.documents}/shipments/${id}/packing-slip.pdf`}
            target="_blank"
            rel="noopener"
            className={buttonClass('ghost', 'sm')}
          >
            <Printer aria-hidden className="size-4" />
            Packing slip
            <span className="sr-only"> of shipment {number} (PDF, opens in a new tab)</span>
          </a>
          <Allowed to="despatch:write">
            <Button variant="ghost" size="sm" onClick={onEdit}>
              <Pencil aria-hidden className="size-4" />
              Edit<span className="sr-only"> shipment {number}</span>
            </Button>
          </Allowed>
          {!order.isDelivered && (
            <Allowed to="despatch:write">
              <ConfirmDialog
                title={`Withdraw shipment ${number}`}
                description={`Its pieces will have to be ${order.isCollection ? 'made ready' : 'shipped'} again. The ${recipientOf(order)} is not emailed; the history keeps a record.`}
                confirmLabel="Withdraw"
                destructive
                onConfirm={withdraw}
                trigger={
                  <Button variant="ghost" size="sm">
                    <Undo2 aria-hidden className="size-4" />
                    Withdraw<span className="sr-only"> shipment {number}</span>
                  </Button>
                }
              />
            </Allowed>
          )}
        </div>
      </div>
      <ul aria-label={`In shipment ${number}`} className="mt-2 space-y-0.5 text-ink-muted">
        {pieces.map((each) => (
          <li key={each.line} className="wrap-anywhere">
            {namedPieces(each)}
            <ParcelPlayers players={each.players} />
          </li>
        ))}
      </ul>
    </li>
  );
}
