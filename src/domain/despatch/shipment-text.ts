import { piecesText } from './shipments';

export type ShipmentFacts = {
  shipment?: number;
  pieces?: number;
  tracking: string;
  link?: string | null;
};

export const shipmentDetails = ({ pieces = 0, tracking, link }: ShipmentFacts): string[] =>
  [pieces > 0 ? piecesText(pieces) : '', tracking, link ?? ''].filter((detail) => detail !== '');

/** 'Shipment 2: 3 pieces, DPD, 1597' */
export const shipmentText = (facts: ShipmentFacts): string =>
  [`Shipment ${facts.shipment}`, shipmentDetails(facts).join(', ')].filter(Boolean).join(': ');
