import { drawOrderProof } from '@/modules/orders/proofs/draw-order-proof';
import { proofRoutes } from '../../proofs/proof-routes';

/** Of `/admin/orders/{id}`. */
export const { file: orderProofFile, send: sendOrderProof, draw: drawShopProof } = proofRoutes('shop', drawOrderProof);
