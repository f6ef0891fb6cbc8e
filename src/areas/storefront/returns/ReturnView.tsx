import { shopOrder } from '@/domain/orders/order-ref';
import { returnIntro } from '@/domain/returns/return-form';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { ReturnForm } from '@/modules/returns/components/ReturnForm';
import { loadReturnable } from '@/modules/returns/load-returns';
import { BackLink } from '@/ui/BackLink';
import { Container } from '@/ui/Container';
import { requestReturnAction } from './return-actions';

type ReturnViewProps = { token: string; order: { id: string; orderNumber: string } };

export async function ReturnView({ token, order: { id, orderNumber } }: ReturnViewProps) {
  const lines = await loadReturnable(await getPayloadClient(), shopOrder(id));
  return (
    <div className="bg-surface-sunken">
      <Container className="max-w-3xl py-section">
        <BackLink href={`/order/${token}`}>Your order</BackLink>
        <h1 className="text-heading">Return something</h1>
        <p className="mt-3 mb-8 text-ink-muted">{returnIntro(orderNumber, lines)}</p>
        {lines.length > 0 && (
          <ReturnForm action={requestReturnAction} lines={lines} hasPhotos>
            <input type="hidden" name="token" value={token} />
          </ReturnForm>
        )}
      </Container>
    </div>
  );
}
