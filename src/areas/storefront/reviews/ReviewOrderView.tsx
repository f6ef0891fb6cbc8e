import Link from 'next/link';
import { reviewerName, reviewProblem } from '@/domain/reviews/review';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { NoPicture } from '@/ui/NoPicture';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import type { ProductCardData } from '@/modules/catalogue/products';
import type { PackedPicture } from '@/modules/media/picture';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/Card';
import { Container } from '@/ui/Container';
import type { ReviewableOrder } from '@/modules/reviews/data/reviewable-order';
import { reviewAnchor } from './review-form-state';
import { ReviewEditor } from './ReviewEditor';

type ReviewOrderViewProps = {
  token: string;
  order: ReviewableOrder;
  shown: readonly ProductCardData[];
};

export function ReviewOrderView({ token, order, shown }: ReviewOrderViewProps) {
  const problem = problemOf(order);
  return (
    <div className="bg-surface-sunken">
      <Container className="pt-10 pb-16 sm:pt-14 sm:pb-24">
        <header className="mb-8 sm:mb-10">
          <h1 className="text-title">Review your order</h1>
          <p className="mt-4 max-w-prose text-lead text-ink-muted">
            Order {order.orderNumber}.{' '}
            {problem === undefined &&
              'Stars are enough; words help other teams choose. Reviews appear in the shop at once.'}
          </p>
        </header>
        {problem !== undefined && <p className="card card-lg max-w-prose font-medium">{problem}</p>}
        {problem === undefined && (
          <ul className="grid max-w-3xl gap-6">
            {order.products.map((product) => (
              <li key={product.id} id={reviewAnchor(product.id)} className="scroll-mt-24">
                <Reviewed
                  token={token}
                  product={product}
                  picture={shown.find(({ id }) => id === product.id)?.pictures[0]}
                  authorName={reviewerName(order.contact)}
                />
              </li>
            ))}
          </ul>
        )}
        <p className="mt-8">
          <Link href={`/order/${token}`} prefetch={false} className={buttonClass('outline')}>
            Back to your order
          </Link>
        </p>
      </Container>
    </div>
  );
}

type ReviewedProps = {
  token: string;
  product: ReviewableOrder['products'][number];
  picture: PackedPicture | undefined;
  authorName: string;
};

function Reviewed({ token, product, picture, authorName }: ReviewedProps) {
  return (
    <Card padding="lg">
      <div className="mb-6 flex items-center gap-4">
        <div className="aspect-4/5 w-16 shrink-0 overflow-hidden rounded-control bg-surface-sunken">
          {picture ? (
            <img
              src={addressesOf(picture).thumbnail}
              alt=""
              width={64}
              height={80}
              className="size-full object-cover"
            />
          ) : (
            <NoPicture />
          )}
        </div>
        <h2 className="min-w-0 text-subheading wrap-anywhere">{product.name}</h2>
      </div>
      {product.review?.status === 'hidden' ? (
        <p className="text-ink-muted">
          We have removed your review of this product from the shop. Questions? Reply to any of our emails.
        </p>
      ) : (
        <ReviewEditor token={token} product={product} authorName={authorName} />
      )}
    </Card>
  );
}

function problemOf({ status, contact, products }: ReviewableOrder): string | undefined {
  if (isDeletedEmail(contact.email))
    return 'The personal data of this order has been removed, so it can no longer be reviewed.';
  return reviewProblem(status) ?? (products.length === 0 ? 'The shop no longer has what you ordered.' : undefined);
}
