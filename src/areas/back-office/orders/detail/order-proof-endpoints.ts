import { addOrderProof, drawOrderProof } from '@/modules/orders/proofs/add-order-proof';
import { proofRoutes } from '../../proofs/proof-routes';

/** Of `/admin/orders/{id}`. */
export const {
  file: orderProofFile,
  send: sendOrderProof,
  draw: drawShopProof,
} = proofRoutes('shop', { add: addOrderProof, draw: drawOrderProof });
