/** What can happen to a team order, with the words its history uses. */
export const TEAM_ORDER_EVENTS = {
  submitted: 'Order submitted',
  status_changed: 'Status changed',
  proof_added: 'Proof added',
  proof_approved: 'Proof approved',
  changes_requested: 'Changes requested',
  proof_voided: 'Proof void: the order or its proof has changed',
  edited: 'Order changed',
  roster_changed: 'Names, numbers or sizes changed',
  shipment_made: 'Shipment made',
  shipment_changed: 'Tracking changed',
  shipment_withdrawn: 'Shipment withdrawn',
} as const;

export type TeamOrderEventType = keyof typeof TEAM_ORDER_EVENTS;
