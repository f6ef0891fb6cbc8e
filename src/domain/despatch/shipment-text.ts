import { piecesText } from './shipments';

/** Facts of a shipment kept in the history. */
export type ShipmentFacts = {
  /** Number of the shipment within the order, from 1. */
  shipment?: number;
  pieces?: number;
  /** As from `trackingText`. */
  tracking: string;
  link?: string | null;
};

/** Details besides the number: '3 pieces', 'DPD, 1597', or a link. */
export const shipmentDetails = ({ pieces = 0, tracking, link }: ShipmentFacts): string[] =>
  [pieces > 0 ? piecesText(pieces) : '', tracking, link ?? ''].filter((detail) => detail !== '');

/** 'Shipment 2: 3 pieces, DPD, 1597' */
export const shipmentText = (facts: ShipmentFacts): string =>
  [`Shipment ${facts.shipment}`, shipmentDetails(facts).join(', ')].filter(Boolean).join(': ');
