import { optionsText } from '@/domain/despatch/shipments';
import { reasonsFor, returnLimit } from '@/domain/returns/returnable';
import { BackLink } from '@/ui/BackLink';
import { Container } from '@/ui/Container';
import { ReturnForm } from './ReturnForm';
import type { getReturnable } from './returns-page';

type ReturnViewProps = {
  token: string;
  orderNumber: string;
  lines: Awaited<ReturnType<typeof getReturnable>>;
};

export const ReturnView = ({ token, orderNumber, lines }: ReturnViewProps) => (
  <div className="bg-surface-sunken">
    <Container className="max-w-3xl py-section">
      <BackLink href={`/order/${token}`}>Your order</BackLink>
      <h1 className="text-heading">Return something</h1>
      <p className="mt-3 mb-8 text-ink-muted">
        {lines.length > 0
          ? `From order ${orderNumber}: choose what you would like to send back, and why.`
          : `Nothing of order ${orderNumber} can be returned at the moment.`}
      </p>
      {lines.length > 0 && (
        <ReturnForm
          token={token}
          lines={lines.map(({ line, productName, color, sizeLabel, kit, left, picture, ...bound }) => ({
            ...{ line, left, picture, reasons: reasonsFor('customer', bound), limit: returnLimit(bound) },
            title: [productName, optionsText({ color: kit?.name ?? color, sizeLabel })].filter(Boolean).join(', '),
          }))}
        />
      )}
    </Container>
  </div>
);
