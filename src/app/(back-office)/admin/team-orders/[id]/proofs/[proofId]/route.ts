import { orderProofs } from '@/areas/back-office/proofs/proof-routes';

export const GET = orderProofs.team.file;
