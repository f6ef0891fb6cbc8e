/** Who places an order: staff are let through, others are counted by network and mailbox, and strangers may have to confirm. */
export type Buyer = { kind: 'staff' } | { kind: 'team' | 'stranger'; network: string };
