import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PROOF_STATUSES, type ProofStatus } from '@/domain/orders/proof';
import { ProofPanel } from './ProofPanel';

it('shows the order as it is now beside a proof that still shows it, and no other', () => {
  const shown = (status: ProofStatus) =>
    renderToStaticMarkup(
      <ProofPanel
        proofs={[
          {
            ...{ id: '1', version: 1, status, note: null, comment: null, decidedAt: null, decidedByName: 'Ada' },
            ...{
              isPicture: false,
              isDrawn: true,
              pins: [],
              fileHash: '',
              approvalHash: null,
              answers: [],
              createdAt: '2026-11-28T10:00:00Z',
            },
          },
        ]}
        hrefOf={() => '/proof.pdf'}
        decision={null}
        pictures={<p>The green kit</p>}
      />,
    );
  expect(PROOF_STATUSES.filter((status) => shown(status).includes('The green kit'))).toEqual(['waiting', 'approved']);
});
