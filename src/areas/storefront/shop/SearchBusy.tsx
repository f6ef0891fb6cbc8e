import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';
import { EmptyState } from '@/ui/EmptyState';
import { SearchIcon } from '@/ui/icons';

/** For a client that searches faster than a person types. */
export function SearchBusy() {
  return (
    <Container>
      <EmptyState
        icon={<SearchIcon />}
        title="Too many searches at once"
        description="Please wait a moment, then try your search again."
        action={
          <a href="/shop" className={buttonClass()}>
            All products
          </a>
        }
      />
    </Container>
  );
}
