import { ExternalLink } from 'lucide-react';
import { trackingLink, trackingText, type Tracking } from '@/domain/despatch/carriers';
import type { NamedPlayer } from '@/domain/orders/players';
import { namedPieces, type NamedPieces } from '@/domain/despatch/shipments';
import { ParcelPlayers } from './ParcelPlayers';

type ParcelProps = {
  shipment: Tracking & {
    number: number;
    pieces: readonly (NamedPieces & { line: string; players: NamedPlayer[] | null })[];
  };
};

export function Parcel({ shipment }: ParcelProps) {
  const link = trackingLink(shipment);
  const carried = trackingText(shipment);
  return (
    <div className="mt-1.5 text-sm">
      {carried && <p className="wrap-anywhere">{carried}</p>}
      {link && (
        <p>
          <a
            href={link}
            target="_blank"
            // The page’s own address can contain a key, which no carrier may learn.
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center gap-1.5 font-medium text-accent underline underline-offset-4"
          >
            Follow this parcel
            <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </p>
      )}
      <ul aria-label={`In parcel ${shipment.number}`} className="mt-1 text-ink-muted">
        {shipment.pieces.map((pieces) => (
          <li key={pieces.line} className="wrap-anywhere">
            {namedPieces(pieces)}
            <ParcelPlayers players={pieces.players} />
          </li>
        ))}
      </ul>
    </div>
  );
}
