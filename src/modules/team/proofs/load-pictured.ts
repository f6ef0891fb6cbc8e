import type { PayloadRequest } from 'payload';
import { picturedLines, type PicturedLine } from '@/modules/proofs/pictured-lines';
import type { TeamOrderDetail } from '../data/team-order';
import { proofLines } from './proof-lines';

export async function loadPictured(
  req: PayloadRequest,
  { data, proofs: [newest] }: Pick<TeamOrderDetail, 'data' | 'proofs'>,
): Promise<PicturedLine[]> {
  return !newest || newest.status === 'void' ? [] : picturedLines(req, newest, proofLines(data));
}
