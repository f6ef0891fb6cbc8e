/** A shipment in the history of its order, in few words. */
import { piecesText } from './shipments';

/** What a history keeps of a shipment that was made, changed or withdrawn. */
export type ShipmentFacts = {
  /** Counts the shipments of the order, from 1. */
  shipment?: number;
  pieces?: number;
  /** As `trackingText` has it. */
  tracking: string;
  link?: string | null;
};

/** What is to be said of it besides its number: '3 pieces', 'DPD, 1597', or a link. */
export const shipmentDetails = ({ pieces = 0, tracking, link }: ShipmentFacts): string[] =>
  [pieces > 0 ? piecesText(pieces) : '', tracking, link ?? ''].filter((detail) => detail !== '');

/** 'Shipment 2: 3 pieces, DPD, 1597' */
export const shipmentText = (facts: ShipmentFacts): string =>
  [`Shipment ${facts.shipment}`, shipmentDetails(facts).join(', ')].filter(Boolean).join(': ');
