import { orderProofs } from '@/areas/back-office/proofs/proof-routes';

export const POST = orderProofs.shop.draw;
