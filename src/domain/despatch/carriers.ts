const NUMBER = '{number}';

const PAGES = {
  'Royal Mail': `https://www.royalmail.com/track-your-item#/tracking-results/${NUMBER}`,
  Parcelforce: `https://www.parcelforce.com/track-trace?trackNumber=${NUMBER}`,
  DPD: `https://track.dpd.co.uk/parcels/${NUMBER}`,
  Evri: `https://www.evri.com/track/parcel/${NUMBER}`,
  Yodel: `https://www.yodel.co.uk/tracking/${NUMBER}`,
  DHL: `https://www.dhl.com/gb-en/home/tracking.html?tracking-id=${NUMBER}`,
  UPS: `https://www.ups.com/track?tracknum=${NUMBER}`,
  FedEx: `https://www.fedex.com/fedextrack/?trknbr=${NUMBER}`,
  USPS: `https://tools.usps.com/go/TrackConfirmAction?tLabels=${NUMBER}`,
} as const;

export const CARRIERS: readonly string[] = Object.keys(PAGES);

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const byPlainName = new Map(Object.entries(PAGES).map(([name, page]) => [plain(name), { name, page }]));

/** Canonical carrier name: 'ROYAL-MAIL' is 'Royal Mail'. Unknown ones stay as typed. */
export const carrierName = (typed: string): string => byPlainName.get(plain(typed))?.name ?? typed;

export type Tracking = {
  carrier: string | null;
  trackingNumber: string | null;
  /** https address given by staff; takes precedence over the carrier’s page. */
  trackingUrl: string | null;
};

export function trackingLink({ carrier, trackingNumber, trackingUrl }: Tracking): string | undefined {
  if (trackingUrl) return trackingUrl;
  if (!carrier || !trackingNumber) return undefined;
  const known = byPlainName.get(plain(carrier));
  return known?.page.replace(NUMBER, () => encodeURIComponent(trackingNumber.replaceAll(' ', '')));
}

export const trackingText = ({ carrier, trackingNumber }: Omit<Tracking, 'trackingUrl'>): string =>
  [carrier, trackingNumber].filter(Boolean).join(', ');
